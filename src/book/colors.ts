import type { ColorData } from './schema.ts';

/** The 19 films that a paper tab can be covered with; the first is the default. */
export const mylarColors: ColorData[] = [
  { id: 'clear', name: 'Clear', hex: '#f7f7f4' },
  { id: 'white', name: 'White', hex: '#ffffff' },
  { id: 'red', name: 'Red', hex: '#d0202e' },
  { id: 'warm-red', name: 'Warm Red', hex: '#f0533c' },
  { id: 'light-blue', name: 'Light Blue', hex: '#9fd0ee' },
  { id: 'medium-blue', name: 'Medium Blue', hex: '#2f78c4' },
  { id: 'dark-blue', name: 'Dark Blue', hex: '#1d3c78' },
  { id: 'light-green', name: 'Light Green', hex: '#a9d8a0' },
  { id: 'green', name: 'Green', hex: '#1f8a4c' },
  { id: 'teal', name: 'Teal', hex: '#12858a' },
  { id: 'yellow', name: 'Yellow', hex: '#ffe04a' },
  { id: 'gold', name: 'Gold', hex: '#d9a520' },
  { id: 'orange', name: 'Orange', hex: '#f28c28' },
  { id: 'pink', name: 'Pink', hex: '#f3a6c0' },
  { id: 'magenta', name: 'Magenta', hex: '#c2257a' },
  { id: 'purple', name: 'Purple', hex: '#6b3fa0' },
  { id: 'brown', name: 'Brown', hex: '#7a4b2a' },
  { id: 'gray', name: 'Gray', hex: '#9a9da1' },
  { id: 'black', name: 'Black', hex: '#1c1c1e' },
];

/** The 11 stock plastics; the first is the default. Ids are the plastic's stock numbers. */
export const polyColors: ColorData[] = [
  { id: '99', name: 'White', hex: '#fbfbfb' },
  { id: '00', name: 'Natural', hex: '#eef0ea' },
  { id: '154', name: 'Ivory', hex: '#f5ecd0' },
  { id: '90', name: 'Black', hex: '#1c1c1e' },
  { id: '160', name: 'Gray', hex: '#8d9196' },
  { id: '74', name: 'Light Red', hex: '#e0413c' },
  { id: '102', name: 'Bright Orange', hex: '#f47b20' },
  { id: '67', name: 'Bright Yellow', hex: '#ffd92e' },
  { id: '11', name: 'Blue', hex: '#1f55a5' },
  { id: '17', name: 'Azure', hex: '#2f9fd8' },
  { id: '37', name: 'Emerald', hex: '#14935a' },
];
