import { act, screen } from '@testing-library/react';
import { sessionStore } from '../../../features/session/sessionStore';
import { pageOf } from '../../../test/pageOf';
import { renderAdminScreen } from '../../../test/renderAdminScreen';
import EnquiriesScreen from './EnquiriesScreen';

const enquiry = (id: string, values = {}) => ({
  ...{ id, kind: 'CONTACT', name: `Name ${id}`, email: `${id}@people.example`, message: `Message ${id}` },
  ...{ state: 'OPEN', createdAt: '2026-11-20T01:00:00Z', handledAt: null, note: null, handledBy: null, brochure: null },
  ...{ companyName: null, abn: null, phoneNo: null, similarVendors: [] },
  ...values,
});
const wren = { id: 'b7', databaseId: 7, type: 'LP_AD', displayTitle: 'Blue Wren Café' };
const enquiries = [
  enquiry('kim', { kind: 'CLAIM', brochure: wren }),
  enquiry('ann', { state: 'DECLINED', handledAt: '2026-11-21T01:00:00Z', note: 'An advertisement.' }),
];

async function render(at: string, answers = {}) {
  const asked: unknown[] = [];
  const view = await renderAdminScreen({
    ...{ path: '/admin/enquiries', element: <EnquiriesScreen />, at },
    answers: {
      enquiries: (args) => {
        asked.push(args);
        return pageOf(enquiries);
      },
      ...answers,
    },
  });
  return { ...view, asked };
}

it('shows each request with its ad, and filters by the address', async () => {
  const { asked } = await render('/admin/enquiries?state=OPEN&kind=nonsense');
  expect(await screen.findByRole('link', { name: 'Blue Wren Café' })).toHaveAttribute('href', '/details/7');
  expect(screen.getByText('ann@people.example')).toHaveAttribute('href', 'mailto:ann@people.example');
  expect(screen.getByText('Message ann')).toBeVisible();
  expect(screen.getByText('An advertisement.')).toBeVisible();
  expect(asked[0]).toMatchObject({ state: 'OPEN' });
  expect(screen.getAllByRole('button', { name: /^Invite/ })).toHaveLength(1);
});

it('marks a request as done with a note', async () => {
  const sent: unknown[] = [];
  const handleEnquiry = ({ input }: { input: unknown }) => {
    sent.push(input);
    return { enquiry: enquiry('kim', { state: 'DONE' }) };
  };
  const { user } = await render('/admin/enquiries', { handleEnquiry });
  await user.click(await screen.findByRole('button', { name: 'Done: Name kim' }));
  await user.type(await screen.findByLabelText('Note for administrators (optional)'), ' Invited. ');
  await user.click(screen.getByRole('button', { name: 'Mark as done' }));
  expect(await screen.findByText('The enquiry of Name kim is done.')).toBeVisible();
  expect(sent).toEqual([{ id: 'kim', state: 'DONE', note: 'Invited.' }]);
});

it('invites the sender of a claim to the ad', async () => {
  const { user } = await render('/admin/enquiries');
  await user.click(await screen.findByRole('button', { name: 'Invite: Name kim' }));
  expect(await screen.findByDisplayValue('kim@people.example')).toBeInTheDocument();
  expect(screen.getByText('Create vendor login: Blue Wren Café')).toBeInTheDocument();
});

const cafe = { kind: 'ADVERTISE', companyName: 'Tide Cafe', abn: '51824753556', phoneNo: null };
const tide = { id: 'v3', databaseId: 3, companyName: 'Tide Cafe Pty Ltd' };

it.each([
  ['as a new vendor', [], null],
  ['as the vendor that it is already', [tide], 'v3'],
])('accepts a business, %s', async (_what, similarVendors, vendorId) => {
  const sent: unknown[] = [];
  const { user } = await render('/admin/enquiries', {
    enquiries: () => pageOf([enquiry('kim', { ...cafe, similarVendors })]),
    acceptAdvertiser: ({ input }: { input: unknown }) => {
      sent.push(input);
      return { enquiry: enquiry('kim', { ...cafe, state: 'DONE' }), vendor: tide };
    },
  });
  expect(await screen.findByText('ABN 51 824 753 556')).toBeVisible();
  expect(screen.queryAllByText(/May be a vendor already/)).toHaveLength(similarVendors.length);
  await user.click(screen.getByRole('button', { name: 'Accept: Name kim' }));
  await user.click(await screen.findByRole('button', { name: 'Accept and invite' }));
  expect(await screen.findByText('“Tide Cafe” is a vendor, and kim@people.example is invited.')).toBeVisible();
  expect(sent).toEqual([{ id: 'kim', vendorId }]);
});

it('names no similar vendor once the business is decided, because then it is that vendor', async () => {
  await render('/admin/enquiries', {
    enquiries: () => pageOf([enquiry('kim', { ...cafe, state: 'DONE', similarVendors: [tide] })]),
  });
  expect(await screen.findByText('ABN 51 824 753 556')).toBeVisible();
  expect(screen.queryByText(/May be a vendor already/)).not.toBeInTheDocument();
});

it('declines a business with a reason', async () => {
  const sent: unknown[] = [];
  const { user } = await render('/admin/enquiries', {
    enquiries: () => pageOf([enquiry('kim', cafe)]),
    refuseAdvertiser: ({ input }: { input: unknown }) => {
      sent.push(input);
      return { enquiry: enquiry('kim', { ...cafe, state: 'DECLINED' }) };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Decline: Name kim' }));
  await user.type(await screen.findByLabelText('Reason'), 'Too far away.');
  await user.click(screen.getByRole('button', { name: 'Decline and mail' }));
  expect(await screen.findByText(/“Tide Cafe” is declined/)).toBeVisible();
  expect(sent).toEqual([{ id: 'kim', reason: 'Too far away.' }]);
});

describe('for an editor, whom the server refuses these', () => {
  beforeEach(() => {
    const user = { did: 'abc', email: 'wren@offers.example', name: null, vendor: null, staffRole: 'EDITOR' } as const;
    sessionStore.begin({ accessToken: 'token', role: 'ADMINISTRATOR', user });
  });
  afterEach(() => act(() => sessionStore.end('SIGNED_OUT')));

  it('leaves a business to an administrator', async () => {
    await render('/admin/enquiries', { enquiries: () => pageOf([enquiry('kim', cafe)]) });
    expect(await screen.findByText('An administrator decides.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Name kim$/ })).toBeNull();
  });

  it('offers no invitation for a claim, but what else becomes of it', async () => {
    await render('/admin/enquiries');
    expect(await screen.findByText('An administrator invites.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Invite/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Done: Name kim' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Decline: Name kim' })).toBeEnabled();
  });
});
