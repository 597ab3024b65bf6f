/** Invented companies, with telephone numbers from the ranges reserved for fiction. */
export const demoVendors = {
  pelican: {
    companyName: 'Pelican & Pine',
    contactName: 'Marnie Okafor',
    phone: '(07) 7010 4101',
    site: 'pelicanandpine.example',
  },
  rivermouth: {
    companyName: 'Rivermouth Seafood',
    contactName: 'Theo Katsaros',
    phone: '(07) 7010 4102',
    site: 'rivermouthseafood.example',
  },
  larkinSurf: {
    companyName: 'Larkin Beach Surf School',
    contactName: 'Jess Tamatea',
    phone: '0491 570 156',
    site: 'larkinsurf.example',
  },
  sandpiper: {
    companyName: 'The Sandpiper Motel',
    contactName: 'Priya Raman',
    phone: '(07) 7010 4104',
    site: 'sandpipermotel.example',
  },
  headlandHire: {
    companyName: 'Headland Hire',
    contactName: 'Cam Whitlock',
    phone: '(07) 7010 4105',
    site: 'headlandhire.example',
  },
  saltline: {
    companyName: 'Saltline Cruises',
    contactName: 'Ngaire Bell',
    phone: '1800 975 707',
    site: 'saltlinecruises.example',
  },
  saltbush: {
    companyName: 'Saltbush Day Spa',
    contactName: 'Lena Hoang',
    phone: '(07) 7010 4107',
    site: 'saltbushdayspa.example',
  },
  visitorCentre: {
    companyName: 'Curlew Heads Visitor Centre',
    contactName: 'Alan Prescott',
    phone: '1800 975 708',
    site: 'visitcurlewheads.example',
  },
  bookshop: {
    companyName: 'The Lantern Bookshop',
    contactName: 'Edie Marsh',
    phone: '(07) 7010 4109',
    site: 'lanternbookshop.example',
  },
  ferryLane: {
    companyName: 'Ferry Lane Studio',
    contactName: 'Tomas Reyes',
    phone: '0491 570 157',
    site: 'ferrylanestudio.example',
  },
  handyHeron: {
    companyName: 'Handy Heron Home Services',
    contactName: 'Bev and Col Dwyer',
    phone: '0491 570 158',
    site: 'handyheron.example',
  },
  tallowood: {
    companyName: 'Tallowood Rise Farm',
    contactName: 'Sam Lindqvist',
    phone: '(07) 7010 4112',
    site: 'tallowoodfarm.example',
  },
} as const satisfies Record<string, DemoVendor>;

interface DemoVendor {
  companyName: string;
  contactName: string;
  phone: string;
  site: string;
}

export type VendorKey = keyof typeof demoVendors;
