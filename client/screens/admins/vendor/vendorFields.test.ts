import { changedFields } from './vendorFields';

const before = { companyName: 'Tide', contactName: 'Kim', contactEmail: '', phoneNo: '', abn: '' };

it('sends only the changed fields, and a cleared field as empty', () => {
  expect(changedFields(before, { ...before, companyName: ' Tide ', contactName: '', phoneNo: '13 12 13' })).toEqual({
    contactName: '',
    phoneNo: '13 12 13',
  });
});

it('sends nothing when nothing has changed', () => {
  expect(changedFields(before, before)).toEqual({});
});
