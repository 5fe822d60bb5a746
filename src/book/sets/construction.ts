import { field } from './uses.ts';

export const construction = field({
  name: 'Construction',
  about: 'From the bid to the operation and maintenance manual.',
  sets: {
    submittals: {
      name: 'Submittals by division',
      alsoCalled: ['CSI', 'MasterFormat', 'divisions', 'specs', 'shop drawings'],
      usedBy: 'General contractors and architects',
      about: 'A tab for each specification division of a typical commercial building.',
      titles: `01 General, 03 Concrete, 04 Masonry, 05 Metals, 06 Wood, 07 Roofing, 08 Openings,
        09 Finishes, 10 Specialties, 11 Equipment, 12 Furnishings, 14 Conveying, 21 Fire,
        22 Plumbing, 23 HVAC, 26 Electrical, 27 Data, 28 Security, 31 Earthwork, 32 Site,
        33 Utilities`,
    },
    'operation-and-maintenance-manual': {
      alsoCalled: ['O&M', 'O and M', 'closeout manual'],
      usedBy: "Contractors at closeout, and the building's owner for decades",
      about:
        "Everything the owner's staff needs to run the building. Owners usually ask for two or three copies.",
      use: 'wellThumbed',
      titles: `Contacts, Warranties, Roofing, Doors, Finishes, Elevators, Fire Protection,
        Plumbing, HVAC, Controls, Electrical, Fire Alarm, Site, As-builts`,
    },
    'project-closeout': {
      alsoCalled: ['close-out', 'turnover', 'final documents'],
      usedBy: 'Project managers',
      about: 'Everything the owner needs before final payment.',
      titles: `Checklist, Occupancy, Punch List, Warranties, Manuals, As-builts, Training,
        Spare Parts, Lien Waivers, Final Payment`,
    },
    'bid-package': {
      alsoCalled: ['RFP', 'tender', 'estimate'],
      usedBy: 'Estimators and owners',
      about: 'The bid documents in the order a bidder reads them.',
      use: 'bound',
      titles: `Invitation, Instructions, Bid Form, Bonds, Agreement, Conditions, Specifications,
        Drawings, Addenda`,
    },
    'job-site-binder': {
      alsoCalled: ['superintendent', 'field binder'],
      usedBy: 'Superintendents and foremen',
      about: 'For the trailer, where muddy gloves turn the pages.',
      use: 'shopFloor',
      titles: `Contacts, Schedule, Daily Logs, RFIs, Submittals, Change Orders, Permits,
        Inspections, Safety, Deliveries`,
    },
    'site-safety-plan': {
      alsoCalled: ['OSHA', 'HASP', 'HSE', 'EHS'],
      usedBy: 'Safety officers and subcontractors',
      about: 'The plan, the permits and the training records an inspector asks to see.',
      use: 'shopFloor',
      titles: `Policy, Emergency, Hazards, Fall Protection, Excavation, Electrical, Cranes, Fire,
        Training, Toolbox Talks, Inspections, Incidents`,
    },
    'subcontract-file': {
      usedBy: 'Contract administrators',
      about:
        'One folder for each subcontractor, with insurance and waivers easy for accounting to find.',
      use: 'fastener',
      titles: 'Contract, Insurance, Bonds, Changes, Pay Requests, Lien Waivers, Correspondence',
    },
    'commissioning-manual': {
      alsoCalled: ['Cx', 'startup'],
      usedBy: 'Commissioning agents and engineers',
      about: "From the owner's requirements to the seasonal tests.",
      titles: `Owner Needs, Design Basis, Plan, Checklists, Test Scripts, Results, Issues Log,
        Balancing, Training, Final Report`,
    },
    'custom-home-binder': {
      name: "New homeowner's binder",
      usedBy: 'Home builders, as a closing gift',
      about: 'Warranties, paint colors and manuals, for this owner and the next.',
      use: 'wellThumbed',
      titles: `Welcome, Contacts, Warranty, Plans, Selections, Paint, Appliances, Systems,
        Landscape, Maintenance`,
    },
    'survey-field-book': {
      name: 'Land survey file',
      usedBy: 'Surveyors and civil engineers',
      about: 'Records research, field work and the finished plat for one parcel.',
      use: 'fastener',
      titles: 'Order, Deeds, Plats, Field Notes, Control, Computations, Drafts, Final Plat',
    },
  },
});
