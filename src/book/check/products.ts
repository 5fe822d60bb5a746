import { buildParameters } from '../parameters.ts';
import type { ProductId } from '../product-ids.ts';
import type { Book, OptionData } from '../schema.ts';
import { type Fault, uniqueFaults } from './fault.ts';

/** What is wrong with a product and its options, apart from their prices. */
export function productFaults(book: Book, id: ProductId): Fault[] {
  const product = book.products[id];
  const place = `products.${id}`;
  const faults = uniqueFaults(`${place}.options`, product.options, 'key');
  if (product.id !== id) {
    faults.push({ place: `${place}.id`, value: product.id, message: `write "${id}"` });
  }
  if (product.cuts.min > product.cuts.max) {
    faults.push({
      place: `${place}.cuts`,
      value: product.cuts,
      message: 'the widest cut has the smaller number: min is at most max',
    });
  }
  product.options.forEach((option, index) => {
    faults.push(...optionFaults(`${place}.options.${index}`, option));
  });
  return faults;
}

function optionFaults(place: string, option: OptionData): Fault[] {
  const faults = uniqueFaults(`${place}.choices`, option.choices, 'id');
  if (buildParameters.includes(option.key)) {
    faults.push({
      place: `${place}.key`,
      value: option.key,
      message: 'choose another key: this is the name of another parameter',
    });
  }
  if (!option.choices.some(({ id }) => id === option.default)) {
    faults.push({
      place: `${place}.default`,
      value: option.default,
      message: `the default is one of the choices: ${option.choices.map(({ id }) => id).join(', ')}`,
    });
  }
  return faults;
}
