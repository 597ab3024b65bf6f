import type { DemoBrochure } from '../DemoBrochure';

export const information: readonly DemoBrochure[] = [
  {
    type: 'LP_AD',
    title: 'Start here: the visitor centre on the lookout',
    category: 'INFO_VISITOR_CENTRES',
    vendor: 'visitorCentre',
    place: [20, 'Lookout Circuit'],
    pictures: ['lookout', 'lighthouse', 'bicycle'],
    adIndex: 9,
    highlights:
      'Maps, tide times, parking advice and volunteers who have lived here long enough to know where the wind will not find you.',
    description:
      'Open every day from nine to four, Christmas Day excepted. Free maps of all four areas, with the streets index on the back; toilets, water and a charging point for wheelchairs and bicycles outside.\n\nAsk about the beach wheelchair: it is free to borrow and floats.',
    validFrom: -365,
  },
  {
    type: 'BRO_AD',
    title: 'Curlew Heads in your pocket: the official guide',
    category: 'INFO_VISITOR_CENTRES',
    vendor: 'visitorCentre',
    place: [20, 'Lookout Circuit'],
    pictures: ['lookout', 'bicycle', 'ferry'],
    adIndex: 26,
    highlights: 'One day, two days more, and the few things that are good to know. Small enough to keep in your hat.',
    validFrom: -25,
    validTo: 340,
  },
  {
    type: 'BLD_AD',
    title: 'Curlew Heads Library',
    category: 'INFO_COMMUNITY',
    companyName: 'Curlew Heads Library',
    place: [11, 'Galley Street'],
    pictures: ['bookshop'],
    phone: '(07) 7010 4150',
    highlights: 'Free wireless internet, printing for 20 cents a page, story time on Tuesdays at ten.',
    validFrom: -600,
  },
  {
    type: 'BLD_AD',
    title: 'Larkin Beach Surf Life Saving Club',
    category: 'INFO_COMMUNITY',
    companyName: 'Larkin Beach Surf Life Saving Club',
    place: [40, 'Larkin Esplanade'],
    phone: '(07) 7010 4151',
    site: 'larkinbeachslsc.example',
    highlights: 'Patrols from September to May. Swim between the flags. Nippers on Sunday mornings.',
    validFrom: -600,
  },
  {
    type: 'LP_AD',
    title: 'Saturday growers market in the park',
    category: 'INFO_EVENTS',
    furtherCategories: ['FOOD_DRINK', 'SHOP'],
    vendor: 'tallowood',
    place: [28, 'Cedar Road'],
    pictures: ['market', 'florist'],
    adIndex: 10,
    highlights:
      'Forty stalls under the hoop pines: fruit picked yesterday, bread baked today, and a brass band that is getting better.',
    description:
      'Every Saturday from six to eleven, rain or shine. Bring bags and a little cash; the card machines depend on the weather.\n\nThe free bus leaves the town wharf at 6.30, 7.30 and 8.30 and returns on the hour.',
    validFrom: -180,
  },
];
