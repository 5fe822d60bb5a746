import { field } from './uses.ts';

export const realEstate = field({
  name: 'Real estate',
  about: 'Closings, leases, listings and associations.',
  sets: {
    'real-estate-closing': {
      name: 'Real estate closing binder',
      alsoCalled: ['HUD', 'escrow'],
      usedBy: 'Title companies and real estate lawyers',
      about: 'A keepsake for the buyer and a record for the lender.',
      titles: `Contract, Title, Survey, Deed, Loan, Settlement, Inspections, Insurance, Taxes,
        Keys and Codes`,
    },
    'commercial-closing': {
      name: 'Commercial closing binder',
      usedBy: 'Commercial lenders, brokers and counsel',
      about: 'A longer set for a property with tenants and a lender.',
      use: 'wellThumbed',
      titles: `Index, Agreement, Entity Papers, Title, Survey, Zoning, Environmental, Leases,
        Estoppels, Service Contracts, Loan Papers, Opinions, Settlement, Recorded Papers`,
    },
    'property-management': {
      name: 'Property management binder',
      usedBy: 'Property managers and landlords',
      about: 'One binder for each building, with the shutoffs easy to find at night.',
      use: 'wellThumbed',
      titles: `Contacts, Shutoffs, Rent Roll, Leases, Vendors, Maintenance, Inspections, Insurance,
        Budget, Utilities`,
    },
    'homeowners-association': {
      name: 'Homeowners association binder',
      alsoCalled: ['HOA'],
      usedBy: 'HOA boards and their managers',
      about: 'Everything a new board member should read before the first meeting.',
      titles: `Declaration, Bylaws, Rules, Minutes, Budget, Reserves, Insurance, Contracts,
        Architectural, Owners`,
    },
    'lease-file': {
      name: 'Tenant lease file',
      usedBy: 'Leasing offices',
      about: 'From application to move-out, one folder for each unit.',
      use: 'fastener',
      titles: ['Application', 'Lease', 'Move-in', 'Payments', 'Repairs', 'Notices', 'Move-out'],
    },
    'listing-presentation': {
      usedBy: 'Real estate agents',
      about: "Five short sections to leave on a seller's kitchen table.",
      use: 'bound',
      titles: ['About Us', 'Your Market', 'Your Price', 'Our Plan', 'Next Steps'],
    },
    'appraisal-workfile': {
      usedBy: 'Appraisers',
      about: 'Backs up every number in the report for as long as you must keep it.',
      use: 'fastener',
      titles: 'Engagement, Subject, Market, Sales, Cost, Income, Maps, Photos, Report',
    },
    'buyer-binder': {
      name: "Home buyer's binder",
      usedBy: "Buyer's agents and first-time buyers",
      about: 'Keeps a purchase together from preapproval to moving day.',
      titles: 'Preapproval, Wish List, Showings, Offers, Inspection, Loan, Closing, Moving',
    },
  },
});
