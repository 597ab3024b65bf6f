import Sequencer from '@jest/test-sequencer';

// jest knows only the durations of earlier runs. On a fresh machine it begins with the largest files, but the slow
// tests that walk all screens are among the smallest. Every second one of the first files mostly waits, which leaves
// the processor to the other worker while it generates the demo data.
const longest = [
  'screens/everyPublicScreen',
  'databaseFallsSilent',
  'screens/everyAdministratorScreen',
  'siteIsSupervised',
  'dialogsByKeyboard',
  'serversRestartInTurn',
  'visitorBrowsesOffers',
  'administratorWritesAds',
  'administratorRunsGrid',
  'siteIsKilledAtWork',
  'visitorBuysCoupon',
  'screens/everyVendorScreen',
  'siteStartsAndStops',
  'visitorReadsDetails',
  'visitorComesBack',
  'administratorArchivesImportedCafe',
  'vendorRedeemsCoupon',
  'visitorGoesOffline',
  'visitorUsesMap',
  'administratorKeepsRecords',
  'administratorKeepsAreas',
  'administratorReviewsAds',
  'administratorKeepsPictures',
  'newcomerGoesLive',
].map((name) => `/e2e/${name}.test.ts`);

/** Starts the longest journeys first, so that no worker has one of them left at the end. */
export default class LongestFirst extends Sequencer {
  async sort(tests) {
    const rank = ({ path }) => {
      const posix = path.replaceAll('\\', '/');
      const place = longest.findIndex((name) => posix.endsWith(name));
      return place === -1 ? longest.length : place;
    };
    return [...(await super.sort(tests))].sort((a, b) => rank(a) - rank(b));
  }
}
