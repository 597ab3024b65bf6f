export const sessionExample = {
  accessToken: 'eyJhbGciOiJIUzI1NiJ9…',
  expiresIn: 28_800,
  user: {
    did: 'k3V9xQ2mT7aZ',
    email: 'kim@tidecafe.example',
    name: 'Kim Tran',
    role: 'VENDOR',
    vendor: { id: 12, companyName: 'Tide Cafe Pty Ltd' },
  },
};
