import type { SeriesRequest } from './series.ts';

export interface UsualSeries {
  readonly label: string;
  readonly series: SeriesRequest;
}

/** The most common series. */
export const usualSeries: readonly UsualSeries[] = [
  { label: '1–10', series: { counting: 'numbers', before: '', first: '1', last: '10' } },
  { label: '1–31', series: { counting: 'numbers', before: '', first: '1', last: '31' } },
  { label: 'A–Z', series: { counting: 'letters', before: '', first: 'A', last: 'Z' } },
  { label: 'AA–ZZ', series: { counting: 'letters', before: '', first: 'AA', last: 'ZZ' } },
  { label: 'I–X', series: { counting: 'roman', before: '', first: 'I', last: 'X' } },
  {
    label: 'January–December',
    series: { counting: 'months', before: '', first: 'January', last: 'December' },
  },
  {
    label: 'Exhibit 1–25',
    series: { counting: 'numbers', before: 'Exhibit ', first: '1', last: '25' },
  },
  {
    label: 'Exhibit A–Z',
    series: { counting: 'letters', before: 'Exhibit ', first: 'A', last: 'Z' },
  },
];
