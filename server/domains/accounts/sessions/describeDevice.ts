import Bowser from 'bowser';

/** A longer header is not worth reading: nobody's browser sends one. */
const longestRead = 500;

/** Names browser and system of a User-Agent, such as "Chrome on Android"; never a version, a place or an address. */
export function describeDevice(userAgent: string | null): string {
  if (!userAgent) return 'A program';
  const { browser, os } = Bowser.parse(userAgent.slice(0, longestRead));
  if (browser.name === undefined || browser.name === '') return 'A program';
  if (os.name === undefined || os.name === '') return browser.name;
  return `${browser.name} on ${os.name}`;
}
