import { act, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { refusal } from '../../test/mockServer';
import { renderActions } from '../../test/renderActions';
import { renderScreen } from '../../test/renderScreen';
import { UnstyledAntd } from '../../test/UnstyledAntd';
import { DecisionDialog } from './DecisionDialog';
import { reasonTemplates } from './reasonTemplates';
import { useDecideArchiveRequest } from './useDecideArchiveRequest';
import { useReviewBrochure } from './useReviewBrochure';

describe('the reason of a decision', () => {
  async function open(props: Partial<ComponentProps<typeof DecisionDialog>> = {}) {
    const reasons: string[] = [];
    let done: (value?: unknown) => void = () => undefined;
    const onDecide = (reason: string) => {
      reasons.push(reason);
      return new Promise((resolve) => (done = resolve));
    };
    const element = (
      <UnstyledAntd>
        <DecisionDialog
          {...{ decision: 'REJECT', displayTitle: 'Surf lesson', isChange: false, onDecide }}
          onClose={() => undefined}
          {...props}
        />
      </UnstyledAntd>
    );
    const { user } = await renderScreen({ routes: [{ path: '/', element }], at: '/' });
    return {
      user,
      reasons,
      finish: () => act(() => Promise.resolve().then(() => done())),
      field: screen.getByLabelText('Reason'),
    };
  }
  const button = (name: string) => screen.getByRole('button', { name, hidden: true });

  it('is needed, and blanks are none', async () => {
    const { user, reasons, field } = await open();
    await user.type(field, '   ');
    await user.click(button('Reject'));
    expect(reasons).toEqual([]);
    expect(screen.getByRole('alert', { hidden: true })).toHaveTextContent(/the vendor is to know what to change/);
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    await user.type(field, 'x');
    expect(field).toBeValid();
  });

  it('is sent without the blanks around it', async () => {
    const { user, reasons, field } = await open();
    await user.type(field, ' Too dark. ');
    await user.click(button('Reject'));
    expect(reasons).toEqual(['Too dark.']);
  });

  it('is sent by Ctrl+Enter, once, however often the keys are pressed', async () => {
    const { user, reasons, field, finish } = await open();
    await user.type(field, 'Too dark.{Control>}{Enter}{Enter}{/Control}');
    expect(reasons).toEqual(['Too dark.']);
    await finish();
    await user.type(field, '{Control>}{Enter}{/Control}');
    expect(reasons).toHaveLength(2);
  });

  it('begins with a template, which follows what is written already', async () => {
    const { user, field } = await open();
    const [first, second] = reasonTemplates.REJECT;
    await user.click(button(first!.name));
    expect(field).toHaveValue(first!.text);
    await user.click(button(second!.name));
    expect(field).toHaveValue(`${first!.text}\n\n${second!.text}`);
  });

  it.each([
    [{ decision: 'REJECT', isChange: false }, /The ad is archived\./],
    [{ decision: 'REJECT', isChange: true }, /the live ad stays/],
    [{ decision: 'REQUEST_CHANGES' }, /who can write again/],
    [{ decision: 'DECLINE' }, /The ad stays as it is/],
  ] as const)('comes with the consequence: %j', async (props, consequence) => {
    await open(props);
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    expect(dialog.getByText(consequence)).toBeInTheDocument();
  });
});

describe('the decision', () => {
  const ad = { id: 'b7', displayTitle: 'Surf lesson', version: 4, pendingRevision: null };
  const change = { ...ad, pendingRevision: { submittedAt: '2026-11-20T10:00:00.000Z' } };

  it.each([
    ['APPROVE', ad, '“Surf lesson” is published.'],
    ['APPROVE', change, '“Surf lesson” has its change.'],
    ['REJECT', ad, '“Surf lesson” is rejected and archived.'],
    ['REJECT', change, '“Surf lesson” stays as it is: the change is rejected.'],
    ['REQUEST_CHANGES', ad, '“Surf lesson” is sent back, and its vendor is told why.'],
  ] as const)('%s names the version that was seen, and what has become of it', async (decision, brochure, text) => {
    const asked: unknown[] = [];
    const { run, reports } = renderActions(() => useReviewBrochure(), {
      reviewBrochure: ({ input }: { input: object }) => {
        asked.push({ ...input });
        return { brochure: { id: 'b7', status: 'PUBLISHED', version: 5 } };
      },
    });
    expect(await run((review) => review(brochure, decision, 'Why'))).toBe(true);
    const submittedAt = brochure.pendingRevision?.submittedAt ?? null;
    expect(asked).toEqual([{ id: 'b7', decision, comment: 'Why', version: 4, submittedAt }]);
    expect(reports.map((report) => report.text)).toEqual([text]);
  });

  it('is none when the ad has changed since', async () => {
    const { run, reports } = renderActions(() => useReviewBrochure(), {
      reviewBrochure: () => Promise.reject(refusal('CONFLICT', 'Somebody has changed it.')),
    });
    expect(await run((review) => review(ad, 'APPROVE', null))).toBe(false);
    await waitFor(() => expect(reports).toHaveLength(1));
    expect(reports[0]?.text).toBe('Nothing is decided about “Surf lesson”. Somebody has changed it.');
  });

  it.each([
    ['ARCHIVE', '“Surf lesson” is archived, and its vendor is told.'],
    ['DECLINE', '“Surf lesson” stays, and its vendor is told why.'],
  ] as const)('about a request to archive: %s', async (decision, text) => {
    const asked: unknown[] = [];
    const { run, reports } = renderActions(() => useDecideArchiveRequest(), {
      decideArchiveRequest: ({ input }: { input: object }) => {
        asked.push({ ...input });
        return { brochure: { id: 'b7', status: 'ARCHIVED', version: 5 } };
      },
    });
    await run((decide) => decide(ad, decision, 'Why'));
    expect(asked).toEqual([{ id: 'b7', decision, answer: 'Why' }]);
    expect(reports.map((report) => report.text)).toEqual([text]);
  });
});
