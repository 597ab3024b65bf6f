/**
 * Opening hours of invented businesses, by company name. Some never close at a usual time, so that cards of the demo show
 * both open and closed places at any hour.
 */
export const demoOpeningHours: Readonly<Record<string, string>> = {
  'Pelican & Pine': 'Mo-Su 06:00-14:30; Dec 25 closed',
  'Rivermouth Seafood': 'Tu-Th 11:30-20:00; Fr-Su 11:30-21:30; PH 11:30-20:00',
  'The Halyard Bar': 'We-Th 16:00-23:00; Fr-Sa 15:00-01:00; Su 15:00-21:00',
  'Fathom Street Bakehouse': 'Tu-Fr 05:30-15:00; Sa-Su 06:00-13:00; PH closed',
  'Two Scoops Gelato': 'Mo-Su 10:00-21:30',
  'Larkin Beach Surf School': 'Mo-Su 07:00-17:00; Dec 25 closed',
  'Slow Tide Yoga': 'Tu,Th,Sa 05:45-06:45',
  'Headland Hire': 'Mo-Sa 08:00-17:30; Su 08:00-16:00',
  'Curlew Heads Bowls Club': 'We-Fr 10:00-22:00; Sa-Su 09:00-22:00',
  'Saltbush Day Spa': 'Tu-Sa 09:00-18:00; PH closed',
  'Short Back & Tides': 'Tu-We,Fr 09:00-17:30; Th 09:00-20:00; Sa 08:00-13:00',
  'Salt & Silk Hair': 'Tu-Fr 09:00-18:00; Sa 08:30-15:00',
  'Saltline Cruises': 'Mo-Su 07:30-18:30; Dec 25 closed',
  'Heads Taxi': 'Mo-Su 00:00-24:00',
  'Curlew Heads Visitor Centre': 'Mo-Su 09:00-16:30; Dec 25 closed',
  'Curlew Heads Library': 'Mo-Fr 09:30-17:30; Sa 09:00-12:00; PH closed',
  'Second Tide Op Shop': 'Mo-Sa 09:00-13:00',
  'The Sandpiper Motel': 'Mo-Su 00:00-24:00',
  'Handy Heron Home Services': 'Mo-Fr 07:00-16:00; PH closed',
  'Soapy Dingo': 'Mo-Sa 08:00-17:00',
  'Sextant Accounting': 'Mo-Fr 08:30-17:00; PH closed',
  'Slipway Marine Mechanics': 'Mo-Fr 07:00-15:30; Sa 07:00-11:00; PH closed',
  'The Lantern Bookshop': 'Mo-Sa 09:30-18:00; Su 10:00-16:00',
  'Ferry Lane Studio': 'We-Su 10:00-17:00',
  'Posy & Pandanus': 'Mo-Fr 08:00-16:30; Sa 08:00-12:30',
};
