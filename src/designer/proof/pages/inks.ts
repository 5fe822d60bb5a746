import type { Paint } from './page.ts';

/** The colors of the proof's own words and lines. */
export const dark: Paint = { hex: '#16211e' };
export const soft: Paint = { hex: '#4a5854' };
export const faint: Paint = { hex: '#b9c4bf' };
export const pale: Paint = { hex: '#f2f5f3' };
export const linkBlue: Paint = { hex: '#0a549e' };
export const warning: Paint = { hex: '#a8201a' };
/** The trade's habit: the die line in magenta, the safe area in cyan. */
export const magenta: Paint = { hex: '#d5007f' };
export const cyan: Paint = { hex: '#0091c7' };
export const white: Paint = { hex: '#ffffff' };
