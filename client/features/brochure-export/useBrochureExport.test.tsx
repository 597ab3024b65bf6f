import { readSheet } from 'read-excel-file/node';
import { mockBrochure, mockConnection } from '../../test/mockBrochure';
import { refusal } from '../../test/mockServer';
import { renderActions } from '../../test/renderActions';
import { useBrochureExport, type ExportFormat } from './useBrochureExport';

const variables = { filter: { statuses: ['PUBLISHED' as const] }, orderBy: [] };
const facts = { did: 'abcdefghijkl', isActive: true, detailViewsCount: 3, numberOfCouponsPurchased: 0 };
const dates = { createdAt: '2026-01-02T00:00:00Z', updatedAt: '2026-01-03T00:00:00Z' };
const all = Array.from({ length: 230 }, (_, at) => ({
  ...mockBrochure(at + 1, `Ad ${String(at + 1)}`),
  ...{ ...facts, ...dates, title: at === 0 ? '=SUM(A1), "quoted"' : `Ad ${String(at + 1)}` },
}));

const files: { blob: Blob; name: string }[] = [];
/** seconds that were waited for */
const waits: number[] = [];
const originalUrl = URL.createObjectURL;
const { setTimeout: originalTimeout } = window;

beforeEach(() => {
  files.length = 0;
  waits.length = 0;
  URL.createObjectURL = (blob: Blob) => {
    files.push({ blob, name: '' });
    return 'blob:file';
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    files.at(-1)!.name = this.download;
  });
  // a second lasts ten milliseconds
  const hurry = (task: () => void, ms = 0) => {
    if (ms >= 1000) waits.push(ms / 1000);
    return originalTimeout(task, ms >= 1000 ? ms / 100 : ms);
  };
  jest.spyOn(window, 'setTimeout').mockImplementation(hurry as never);
});
afterEach(() => {
  jest.restoreAllMocks();
  URL.createObjectURL = originalUrl;
});

interface Paging {
  first?: number;
  after?: string | null;
}

type Interrupt = (page: number) => unknown;

function open(interrupt: Interrupt = () => undefined) {
  const asked: (string | null | undefined)[] = [];
  const brochures = async (args: Paging) => {
    asked.push(args.after);
    await interrupt(asked.length);
    return mockConnection(all, { first: args.first ?? 50, after: args.after ?? null });
  };
  const actions = renderActions(() => useBrochureExport(variables), {
    viewer: () => ({ role: 'ADMINISTRATOR' }),
    brochures,
  });
  const exportAll = (format: ExportFormat = 'csv') => actions.run((hook) => hook.run(format));
  return { ...actions, asked, exportAll };
}

const textOf = async (blob: Blob) => new TextDecoder().decode(await blob.arrayBuffer());

it('writes every page into one CSV file, with each ad once', async () => {
  const { exportAll, asked, reports } = open();
  await exportAll();
  expect(asked).toEqual([null, 'brochure-100', 'brochure-200']);
  expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^ads-\d{4}-\d\d-\d\d\.csv$/)]);
  const lines = (await textOf(files[0]!.blob)).trim().split('\r\n');
  expect(lines).toHaveLength(231);
  expect(lines[0]).toMatch(/ID,did,Index,Title,/);
  expect(lines[230]).toMatch(/^230,abcdefghijkl,.*Ad 230/);
  expect(reports.map(({ text }) => text)).toEqual(['230 ads written to a file.']);
});

it('writes the same rows into a workbook', async () => {
  const { exportAll, reports } = open();
  await exportAll('xlsx');
  expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^ads-\d{4}-\d\d-\d\d\.xlsx$/)]);
  const rows = await readSheet(Buffer.from(await files[0]!.blob.arrayBuffer()));
  expect(rows).toHaveLength(231);
  expect(rows[1]).toContain('=SUM(A1), "quoted"');
  expect(rows[230]).toContain('Ad 230');
  expect(reports.map(({ text }) => text)).toEqual(['230 ads written to a file.']);
});

it('waits as long as the server asks, and then goes on with the same page', async () => {
  const { exportAll, asked, reports } = open((call) => {
    if (call === 2) throw refusal('TOO_MANY_REQUESTS', 'Slower, please.', { retryAfterSeconds: 3 });
  });
  await exportAll();
  expect(asked.slice(0, 3)).toEqual([null, 'brochure-100', 'brochure-100']);
  expect(waits[0]).toBe(3);
  expect(reports[0]?.text).toBe('230 ads written to a file.');
});

it('writes no file after a refusal that waiting does not change', async () => {
  const { exportAll, asked, reports, hook } = open((call) => {
    if (call === 2) throw refusal('FORBIDDEN', 'Your account may not do this.');
  });
  await exportAll();
  expect(asked).toHaveLength(2);
  expect(files).toEqual([]);
  expect(reports).toEqual([{ tone: 'failure', text: 'The export did not work. Your account may not do this.' }]);
  expect(hook().progress).toBeNull();
});

it('stops waiting after five times in a row', async () => {
  const { exportAll, asked, reports } = open(() => {
    throw refusal('UNAVAILABLE', 'Not now.', { retryAfterSeconds: 1 });
  });
  await exportAll();
  expect(asked).toHaveLength(6);
  expect(reports[0]?.text).toBe('The export did not work. Not now.');
});

it('goes on after many waits, if pages come between them', async () => {
  const { exportAll, asked, reports } = open((call) => {
    if (call % 3 !== 0) throw refusal('UNAVAILABLE', 'Not now.', { retryAfterSeconds: 1 });
  });
  await exportAll();
  expect(asked).toHaveLength(9);
  expect(reports[0]?.text).toBe('230 ads written to a file.');
});

describe('given up', () => {
  const givenUp = [{ tone: 'success', text: 'The export was given up. No file was written.' }];

  it('between two pages, it asks for no more', async () => {
    const { exportAll, asked, reports, hook } = open((call) => {
      if (call === 1) hook().cancel();
    });
    await exportAll();
    expect(asked).toHaveLength(1);
    expect(files).toEqual([]);
    expect(reports).toEqual(givenUp);
  });

  it('while the last page loads, it writes no file', async () => {
    const { exportAll, reports, hook } = open((call) => {
      if (call === 3) hook().cancel();
    });
    await exportAll();
    expect(files).toEqual([]);
    expect(reports).toEqual(givenUp);
  });

  it('while it waits, it ends at once', async () => {
    const { exportAll, reports, hook } = open(() => {
      setTimeout(() => hook().cancel(), 50);
      throw refusal('UNAVAILABLE', 'Not now.', { retryAfterSeconds: 600 });
    });
    const before = Date.now();
    await exportAll();
    expect(Date.now() - before).toBeLessThan(3000);
    expect(reports).toEqual(givenUp);
  });

  it('before the server asks to wait, it does not wait', async () => {
    const { exportAll, reports, hook } = open(() => {
      hook().cancel();
      throw refusal('UNAVAILABLE', 'Not now.', { retryAfterSeconds: 600 });
    });
    const before = Date.now();
    await exportAll();
    expect(Date.now() - before).toBeLessThan(3000);
    expect(reports).toEqual(givenUp);
  });

  it('by leaving the screen, it writes no file', async () => {
    const { exportAll, unmount } = open((call) => {
      if (call === 1) unmount();
    });
    await exportAll();
    expect(files).toEqual([]);
  });
});
