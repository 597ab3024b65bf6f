import { fileChanges } from './fileChange';

const file = (url: string, altText: string | null = null) => ({ url, altText });

it('says what happens to each file', () => {
  const files = [
    { assetId: 'c', live: file('c'), proposed: file('c', 'The bay') },
    { assetId: 'new', live: null, proposed: file('new') },
    { assetId: 'a', live: file('a'), proposed: file('crop?pass=1') },
    { assetId: 'd', live: file('d'), proposed: file('d') },
    { assetId: 'b', live: file('b'), proposed: null },
  ];
  expect(fileChanges(files, ['a', 'b', 'c', 'd'])).toEqual([
    'Text changed · Moved from 3',
    'New',
    'Replaced · Moved from 1',
    'As it was',
    'Removed',
  ]);
});

it('does not call a file moved because others come or go', () => {
  const files = [
    { assetId: 'new', live: null, proposed: file('new') },
    { assetId: 'b', live: file('b'), proposed: file('b') },
    { assetId: 'a', live: file('a'), proposed: null },
  ];
  expect(fileChanges(files, ['a', 'b'])).toEqual(['New', 'As it was', 'Removed']);
});
