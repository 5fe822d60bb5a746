import type { SetFieldData } from '../schema.ts';
import { titles } from './uses.ts';

export const medical: SetFieldData = {
  name: 'Medical and care',
  about: 'Charts, care plans and the manuals of a practice.',
  sets: {
    'patient-chart': {
      name: 'Patient chart',
      alsoCalled: ['medical records', 'EMR', 'HIPAA'],
      usedBy: 'Medical practices and clinics',
      about: 'A paper chart any clinician can find their way around.',
      use: 'fastener',
      titles: titles(`
        Registration, Problem List, Medications, History, Progress Notes, Lab, Imaging, Consults,
        Consents, Correspondence, Billing, Release
      `),
    },
    'nursing-facility-chart': {
      name: 'Nursing facility chart',
      alsoCalled: ['SNF', 'long-term care', 'medical records'],
      usedBy: 'Nursing homes and assisted living centers',
      about: 'Built to be handled on every shift for years.',
      use: 'shopFloor',
      titles: titles(`
        Face Sheet, Directives, Orders, History, Physician, Nursing, Medications, Treatments,
        Assessments, Care Plan, Therapy, Dietary, Social, Activities, Lab, Consents
      `),
    },
    'home-health-chart': {
      name: 'Home health chart',
      alsoCalled: ['HHA'],
      usedBy: 'Home health agencies',
      about: "Stays in the patient's home for whoever visits next.",
      use: 'shopFloor',
      titles: titles(`
        Contacts, Consents, Plan of Care, Orders, Medications, Nursing, Therapy, Aide Notes,
        Supplies, Discharge
      `),
    },
    'hospice-binder': {
      name: 'Hospice family binder',
      usedBy: 'Hospice teams and families',
      about: 'Calm answers for a family at two in the morning: who to call and what to give.',
      use: 'binder',
      titles: titles(`
        Call First, Care Team, Medications, Comfort, Equipment, Wishes, Notes
      `),
    },
    'behavioral-health-chart': {
      name: 'Behavioral health chart',
      usedBy: 'Counseling centers and treatment programs',
      about: 'From intake to discharge. Keep psychotherapy notes in a separate file.',
      use: 'fastener',
      titles: titles(`
        Intake, Consents, Assessment, Treatment Plan, Progress Notes, Group Notes, Medications,
        Reviews, Discharge
      `),
    },
    'dental-practice-manual': {
      name: 'Dental practice manual',
      alsoCalled: ['OSHA', 'HIPAA'],
      usedBy: 'Dental offices',
      about: 'The front desk, the operatory and the regulators in one binder.',
      use: 'wellThumbed',
      titles: titles(`
        Front Desk, Scheduling, Insurance, Clinical, Hygiene, Sterilization, Radiation, Emergency,
        Staff, Licenses
      `),
    },
    'clinical-trial-regulatory-binder': {
      name: 'Clinical trial regulatory binder',
      alsoCalled: ['GCP', 'IRB', 'FDA', 'study binder'],
      usedBy: 'Research coordinators and monitors',
      about: "A study's essential documents, in the order a monitor checks them.",
      use: 'wellThumbed',
      titles: titles(`
        Contacts, Protocol, Amendments, Consent Forms, IRB, Brochure, Form 1572, CVs, Licenses,
        Training, Delegation, Lab, Drug Log, Safety, Monitoring, Correspondence
      `),
    },
    'laboratory-procedure-manual': {
      name: 'Laboratory procedure manual',
      alsoCalled: ['CLIA', 'SOP', 'lab'],
      usedBy: 'Clinical laboratories',
      about: 'One manual on each bench, reviewed and signed every two years.',
      use: 'shopFloor',
      titles: titles(`
        Policies, Specimens, Chemistry, Hematology, Urinalysis, Micro, Blood Bank, Calibration,
        Quality, Safety
      `),
    },
    'infection-control-manual': {
      name: 'Infection control manual',
      alsoCalled: ['OSHA', 'bloodborne pathogens'],
      usedBy: 'Hospitals, clinics and surgery centers',
      about: 'For the minutes after an exposure, so that tab comes first.',
      use: 'shopFloor',
      titles: titles(`
        Exposure, Hand Hygiene, Precautions, Cleaning, Sterilization, Employee Health,
        Surveillance, Outbreaks
      `),
    },
    'pharmacy-policy-manual': {
      name: 'Pharmacy policy manual',
      alsoCalled: ['SOP'],
      usedBy: 'Hospital and community pharmacies',
      about: 'Sorted the way a state board inspector walks through a pharmacy.',
      use: 'wellThumbed',
      titles: titles(`
        Licenses, Staffing, Receiving, Storage, Dispensing, Controlled Drugs, Compounding,
        Counseling, Recalls, Inspections
      `),
    },
  },
};
