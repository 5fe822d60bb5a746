/**
 * Prices worked out a second way: from the trade's figures as typed here, in whole numbers of any
 * size. Nothing is shared with the pricing core.
 */
const tenThousandths = (dollars: string) => BigInt(Math.round(Number(dollars) * 10_000));

const figures = {
  paper: {
    setup: '30',
    rates: { 25: '.85', 50: '.52', 100: '.41', 250: '.29', 500: '.26', 1000: '.21' },
    adders: {
      'material=110': '.05',
      'reinforce=reinforced': '.028',
      'collation=collated': '.0135',
      'punch=3hole': '.008',
      'punch=2hole': '.008',
      'sided=2s': '.03',
    },
  },
  poly: {
    setup: '400',
    rates: { 25: '3.10', 50: '2.35', 100: '1.57', 250: '1.04', 500: '.85', 1000: '.79' },
    adders: {
      'collation=collated': '.04',
      'punch=3hole': '.02',
      'punch=2hole': '.02',
      'sided=2s': '.10',
      'ink=white': '0',
    },
  },
} as const;

const bodyPrinting = tenThousandths('30');
const colorChange = tenThousandths('35');

interface Order {
  product: 'paper' | 'poly';
  tabs: number;
  sets: number;
  options: Readonly<Record<string, string>>;
  colorChanges: number;
}

export function exactPrice({ product, tabs, sets, options, colorChanges }: Order) {
  const { setup, adders } = figures[product];
  let perTab = exactRate(product, sets);
  let perOrder = tenThousandths(setup) + BigInt(colorChanges) * colorChange;
  for (const [key, choice] of Object.entries(options)) {
    const adder = (adders as Record<string, string>)[`${key}=${choice}`];
    if (adder) perTab += tenThousandths(adder);
    if (`${key}=${choice}` === 'bodyprint=1c') perOrder += bodyPrinting;
  }
  const totalCents = halfUp(perOrder + BigInt(sets) * BigInt(tabs) * perTab, 100n);
  return { totalCents: Number(totalCents), perSetCents: Number(halfUp(totalCents, BigInt(sets))) };
}

function exactRate(product: 'paper' | 'poly', sets: number): bigint {
  const rates: Record<number, string> = figures[product].rates;
  const own = rates[sets];
  if (own) return tenThousandths(own);
  const known = Object.keys(rates).map(Number);
  const low = Math.max(...known.filter((at) => at < sets));
  const high = Math.min(...known.filter((at) => at > sets));
  const [rateLow, rateHigh] = [rates[low] as string, rates[high] as string].map(tenThousandths);
  const span = BigInt(high - low);
  const sum = (rateLow as bigint) * BigInt(high - sets) + (rateHigh as bigint) * BigInt(sets - low);
  return halfUp(sum, span);
}

function halfUp(numerator: bigint, denominator: bigint): bigint {
  return (numerator * 2n + denominator) / (denominator * 2n);
}
