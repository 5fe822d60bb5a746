import type { Book } from '../../src/book/schema.ts';
import letter from './two-products.json' with { type: 'json' };

type Parts<Key extends keyof Book> = Readonly<Record<Key, object>>;

/** A shop that differs from the one with two products in these settings, and of its die. */
export function shopLike(
  over: Partial<Parts<'seller' | 'limits' | 'facts'>> & Partial<Parts<keyof Book>>,
): Book {
  const { seller, limits, facts, products } = letter;
  const { die } = products.paper;
  const all = Object.entries<object & { die?: object }>({ ...(over.products ?? products) });
  return {
    ...letter,
    retired: {},
    ...over,
    seller: { ...seller, ...over.seller },
    limits: { ...limits, ...over.limits },
    facts: { ...facts, ...over.facts },
    products: Object.fromEntries(
      all.map(([id, product]) => [id, { ...product, die: { ...die, ...product.die } }]),
    ),
  } as unknown as Book;
}
