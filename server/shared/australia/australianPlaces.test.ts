import type { AustralianState } from './AustralianState';
import { postcodeProblem } from './postcodeProblem';
import { postcodeStates } from './postcodeStates';
import { getTimeZone } from './getTimeZone';

describe('postcodeStates', () => {
  it.each<[string, AustralianState[]]>([
    ['0200', ['ACT']],
    ['2600', ['ACT']],
    ['2618', ['ACT', 'NSW']],
    ['2540', ['ACT', 'NSW']],
    ['2620', ['ACT', 'NSW']],
    ['1000', ['NSW']],
    ['2899', ['NSW']],
    ['0800', ['NT']],
    ['0872', ['NT', 'SA', 'WA']],
    ['4825', ['NT', 'QLD']],
    ['2406', ['NSW', 'QLD']],
    ['4567', ['QLD']],
    ['9999', ['QLD']],
    ['5000', ['SA']],
    ['7151', ['TAS']],
    ['3000', ['VIC']],
    ['3707', ['NSW', 'VIC']],
    ['8000', ['VIC']],
    ['6000', ['WA']],
    ['0100', []],
    ['0300', []],
    ['800', []],
    ['40000', []],
    ['4 67', []],
    ['４５６７', []],
  ])('%s is in %j', (postcode, states) => {
    expect(postcodeStates(postcode)).toEqual(states);
  });
});

describe('postcodeProblem', () => {
  it.each<[string, AustralianState | null, string | undefined]>([
    ['4567', 'QLD', undefined],
    ['4567', null, undefined],
    ['0872', 'WA', undefined],
    ['4567', 'NSW', 'Postcode 4567 is not in NSW: it belongs to QLD.'],
    ['0872', 'QLD', 'Postcode 0872 is not in QLD: it belongs to NT or SA or WA.'],
    ['800', 'NT', '"800" is no Australian postcode: write four digits, for example 0800 or 4567.'],
  ])('%s in %s: %s', (postcode, state, problem) => {
    expect(postcodeProblem(postcode, state)).toBe(problem);
  });
});

describe('getTimeZone', () => {
  it.each<[AustralianState | null, string | null, string]>([
    ['NSW', '2000', 'Australia/Sydney'],
    ['ACT', '2600', 'Australia/Sydney'],
    ['VIC', null, 'Australia/Melbourne'],
    ['TAS', '7000', 'Australia/Hobart'],
    ['QLD', '4567', 'Australia/Brisbane'],
    ['SA', '5000', 'Australia/Adelaide'],
    ['NT', '0800', 'Australia/Darwin'],
    ['WA', '6000', 'Australia/Perth'],
    ['NSW', '2880', 'Australia/Broken_Hill'],
    ['NSW', '2898', 'Australia/Lord_Howe'],
    ['NSW', '2899', 'Pacific/Norfolk'],
    ['WA', '6443', 'Australia/Eucla'],
    ['WA', '6798', 'Indian/Christmas'],
    ['WA', '6799', 'Indian/Cocos'],
    [null, '6000', 'Australia/Perth'],
    [null, '0872', 'Australia/Brisbane'],
    [null, '__proto__', 'Australia/Brisbane'],
    [null, null, 'Australia/Brisbane'],
  ])('%s %s: %s', (state, postcode, zone) => {
    expect(getTimeZone(state, postcode)).toBe(zone);
    expect(new Intl.DateTimeFormat('en-AU', { timeZone: zone }).resolvedOptions().timeZone).toBeTruthy();
  });
});
