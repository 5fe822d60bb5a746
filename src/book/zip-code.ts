/** A US ZIP code: five ASCII digits. */
export const zipCode = /^\d{5}$/;
