/**
 * The form that calls the price API without scripts. It is part of the page around the designer,
 * and includes the designer's fields that are named after the API's parameters.
 */
export const unscriptedForm = 'price-form';
