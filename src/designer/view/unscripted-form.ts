/**
 * The form that asks the price API without a script. It belongs to the page around the designer, and
 * takes the fields of the designer that are named as the API's parameters.
 */
export const unscriptedForm = 'price-form';
