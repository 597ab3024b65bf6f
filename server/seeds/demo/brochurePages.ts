import type { BrochurePage } from './drawBrochurePdf';

/** The pages of the demo's PDF brochures, by the title of the ad. */
export const brochurePages: Readonly<Record<string, readonly BrochurePage[]>> = {
  'Saltline Cruises: all trips and times': [
    {
      heading: 'Whales, July to November',
      lines: [
        'Every day at 8 am and 1 pm from the town wharf. Three hours, back for lunch or for the sunset.',
        'Adults $110, children from 4 to 14 $55. Families of two adults and three children $310.',
        'If we see no whale, you come again for nothing.',
      ],
    },
    {
      heading: 'The reef, all year',
      lines: [
        'Tuesdays, Thursdays, Saturdays and Sundays at 7 am, back by 4 pm. Twelve guests, two guides.',
        'Adults $229, children from 5 years $149. Suits, snorkels and lunch are included.',
        'We go when the wind is under 20 knots, and tell you by six the evening before.',
      ],
    },
    {
      heading: 'The ferry to Old Ferry',
      lines: [
        'Every half hour from 6 am to 10.30 pm; until midnight on Fridays and Saturdays.',
        '$4 each way, ten trips for $30, under fives free. Bicycles and boards travel free.',
        'Step-free at all tides. Ring the bell on the southern side and we come early if we can.',
      ],
    },
  ],
  'Curlew Heads in your pocket: the official guide': [
    {
      heading: 'One day',
      lines: [
        'Begin on the long bench above the cove, where the sun stays until eleven.',
        'Walk the headland loop: 2.8 kilometres, lighthouse, blowhole, whales from July to November.',
        'Take the ferry across the river in the afternoon and look into the net shed, where five people make things.',
        'Fish and chips on the jetty. The sunset is behind you; turn round for it.',
      ],
    },
    {
      heading: 'Two days more',
      lines: [
        'Hire a bicycle and ride the seven kilometres to the far end of Larkin Beach. It is flat all the way.',
        'On Saturday the growers market opens at six under the hoop pines of Tallowood Rise. A free bus leaves the wharf.',
        'Go up the river by kayak with the tide, and come back with it.',
      ],
    },
    {
      heading: 'Good to know',
      lines: [
        'Swim between the flags. Patrols run from September to May.',
        'Parking is free everywhere, for three hours on the esplanades.',
        'The beach wheelchair is free to borrow at the visitor centre, and it floats.',
        'In an emergency call 000.',
      ],
    },
  ],
  'The Lantern Bookshop summer catalogue, with reading lists for every age and a map of the street libraries': [
    {
      heading: 'For the sand',
      lines: [
        'Ten books that survive sunscreen. Ask for the green shelf, and leave the hardbacks at home.',
        'Three second-hand paperbacks for $20 until the end of summer.',
      ],
    },
    {
      heading: 'Read aloud',
      lines: [
        'For two to five: books with boats in them. For six to nine: books with dogs in them.',
        'For ten and over: whatever they choose. We are here if they ask.',
      ],
    },
    {
      heading: 'Street libraries',
      lines: [
        'Lantern Street 26, Kingfish Street by the park, Mooring Street at the pontoon, Cedar Road under the hoop pine.',
        'Take one, leave one, or only take one.',
      ],
    },
  ],
};
