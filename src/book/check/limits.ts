import type { Book } from '../schema.ts';
import { ascendingFaults, type Fault } from './fault.ts';

/** Finds limits that contradict each other. */
export function limitFaults({ limits }: Book): Fault[] {
  const { tabsPerSet, agentTabsPerSetMax, setQuantities, commonTabCounts } = limits;
  const faults = [
    ...ascendingFaults('limits.setQuantities', setQuantities),
    ...ascendingFaults('limits.commonTabCounts', commonTabCounts),
  ];
  commonTabCounts.forEach((tabs, index) => {
    if (tabs > tabsPerSet.max) {
      faults.push({
        place: `limits.commonTabCounts.${index}`,
        value: tabs,
        message: `a set has at most ${tabsPerSet.max} tabs`,
      });
    }
  });
  if (tabsPerSet.default < tabsPerSet.min || tabsPerSet.default > tabsPerSet.max) {
    faults.push({
      place: 'limits.tabsPerSet.default',
      value: tabsPerSet.default,
      message: `the default must be from ${tabsPerSet.min} to ${tabsPerSet.max}`,
    });
  }
  if (agentTabsPerSetMax > tabsPerSet.max) {
    faults.push({
      place: 'limits.agentTabsPerSetMax',
      value: agentTabsPerSetMax,
      message: `agents cannot order more tabs per set than ${tabsPerSet.max}`,
    });
  }
  return faults;
}
