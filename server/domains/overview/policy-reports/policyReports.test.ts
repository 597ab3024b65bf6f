import { useTestDatabase } from '../../../test/testDatabase';
import { countPolicyReports } from './countPolicyReports';
import { readPolicyReportFigures } from './readPolicyReportFigures';
import { readPolicyReports } from './readPolicyReports';

describe('readPolicyReports', () => {
  it('keeps the directive and what was blocked, and no address of a page', () => {
    const body = {
      'document-uri': 'https://offers.example/my-coupons/secret?email=kim@cafe.example',
      'effective-directive': 'img-src',
      'blocked-uri': 'https://pictures.example/a.jpg?token=secret',
    };
    expect(readPolicyReports({ 'csp-report': body })).toEqual([{ directive: 'img-src', blocked: 'pictures.example' }]);
  });

  it('reads what browsers collect, and nothing else of it', () => {
    const violation = (effectiveDirective: string, blockedURL: string) => ({
      type: 'csp-violation',
      url: 'https://offers.example/?near=-24.5,152.0',
      body: { effectiveDirective, blockedURL, sample: 'a text of the page' },
    });
    const sent = [
      violation('style-src-attr', 'inline'),
      { type: 'deprecation', body: {} },
      violation('img-src', 'data:,x'),
    ];
    expect(readPolicyReports(sent)).toEqual([
      { directive: 'style-src-attr', blocked: 'inline' },
      { directive: 'img-src', blocked: 'data:' },
    ]);
  });

  it('keeps no more of a scheme or host than a row takes', () => {
    const blocked = (url: string) =>
      readPolicyReports({ 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': url } })[0]?.blocked.length;
    expect([`${'a'.repeat(5000)}:x`, `https://${'a.'.repeat(200)}example/`].map(blocked)).toEqual([100, 100]);
  });

  it.each([null, 'text', [], {}, [null], { 'csp-report': { 'effective-directive': 'made-up' } }])(
    'leaves out %j',
    (body) => {
      expect(readPolicyReports(body)).toEqual([]);
    },
  );
});

describe('countPolicyReports', () => {
  const test = useTestDatabase();

  it('counts by day, and names what was blocked most often', async () => {
    expect(await readPolicyReportFigures(test.database)).toEqual({ policyReportsCount: 0, mostBlocked: null });
    const inline = { directive: 'style-src-attr', blocked: 'inline' };
    await countPolicyReports(test.database, [inline, { directive: 'img-src', blocked: 'a.example' }, inline]);
    expect(await readPolicyReportFigures(test.database)).toEqual({
      policyReportsCount: 3,
      mostBlocked: 'style-src-attr inline',
    });
  });

  it('keeps no more than 201 rows a day for invented hosts', async () => {
    const invented = Array.from({ length: 210 }, (_, i) => ({ directive: 'img-src', blocked: `h${i}.example` }));
    await countPolicyReports(test.database, invented);
    await countPolicyReports(test.database, invented.slice(0, 1));
    const rows = await test.database.query<{ blocked: string; count: number }[]>(
      `SELECT blocked, count FROM policy_reports WHERE blocked IN ('other', 'h0.example') ORDER BY blocked`,
    );
    expect(rows[0]).toEqual({ blocked: 'h0.example', count: 2 });
    expect(rows[1]?.blocked).toBe('other');
    expect(await test.database.query('SELECT id FROM policy_reports')).toHaveLength(201);
  });
});
