/** The time zones of the states and territories that parcels can ship from. */
const zones: Readonly<Record<string, string>> = {
  'America/New_York':
    'Connecticut, Delaware, District of Columbia, Florida, Georgia, Indiana, Kentucky, Maine, Maryland, Massachusetts, Michigan, New Hampshire, New Jersey, New York, North Carolina, Ohio, Pennsylvania, Rhode Island, South Carolina, Tennessee, Vermont, Virginia, West Virginia',
  'America/Chicago':
    'Alabama, Arkansas, Florida, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Michigan, Minnesota, Mississippi, Missouri, Nebraska, North Dakota, Oklahoma, South Dakota, Tennessee, Texas, Wisconsin',
  'America/Denver':
    'Colorado, Idaho, Kansas, Montana, Nebraska, New Mexico, North Dakota, Oregon, South Dakota, Texas, Utah, Wyoming',
  'America/Phoenix': 'Arizona',
  'America/Los_Angeles': 'California, Idaho, Nevada, Oregon, Washington',
  'America/Anchorage': 'Alaska',
  'Pacific/Honolulu': 'Hawaii',
  'America/Puerto_Rico': 'Puerto Rico',
};

/** The time zones of a state by its name; none if it isn't known. */
export function stateTimeZones(state: string): string[] {
  return Object.keys(zones).filter((zone) => zones[zone]?.split(', ').includes(state));
}
