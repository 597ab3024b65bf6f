/** The titles of jobs by their names on the server. */
const titles: Readonly<Record<string, string>> = {
  'archive-expired-brochures': 'Archive ads 30 days after their last day',
  'change-brochures': 'Change many ads, or undo that',
  'deliver-mail': 'Send a mail',
  'check-links': 'Look for broken links of ads',
  'mail-assignments': 'Tell colleagues of their reviews',
  'deliver-webhooks': 'Send messages of webhooks',
  'fetch-atdw-pictures': 'Fetch pictures of tourism listings',
  'fold-brochure-counts': 'Add up the numbers of ads',
  'forget-what-is-old': 'Forget what has been kept long enough',
  'hide-stale-atdw': 'Hide tourism listings that were not compared for 7 days',
  'reconcile-atdw': 'Compare all tourism listings with their source',
  'sync-atdw': 'Read changes of tourism listings',
  'import-brochures': 'Check or import a file of ads',
  'import-streets': 'Check or import a file of streets',
  'mail-coupon': 'Mail a coupon',
  'make-printed-map': 'Make a PDF map',
  'proof-print-layout': 'Draw the preview of a PDF map',
  'picture-printed-map': 'Picture of an uploaded PDF map',
  'make-statistic-partitions': 'Make room for the statistics of the next months',
  'record-ended-viewings': 'Note in the audit log which times of seeing as a vendor have ended',
  'recover-interrupted-mails': 'Send mails again whose sending was interrupted',
  'refresh-printed-maps': 'Make outdated PDF maps anew',
  'note-dated-changes': 'Note ads that begin or end in the feed of changes',
  'mail-later-submissions': 'Mail administrators the ads that a vendor sent within an hour',
  'mail-starts': 'Mail that ads have gone live',
  'remind-of-coupons': 'Remind of coupons that end soon',
  'remind-of-ends': 'Remind of ads that end soon',
  'remove-replaced-map-files': 'Remove files that a PDF map had before',
  'remove-unused-files': 'Remove files that no ad has',
  'return-unconfirmed-coupons': 'Return coupons that nobody confirmed',
  'send-digests': 'Mail new offers to those who follow them',
  'tell-waiting': 'Tell those who wait for a coupon',
  'send-monthly-reports': 'Send vendors the figures of the month before',
  'tell-of-archived-brochure': 'Tell the vendor who asked for it that an ad is archived',
  'tell-of-submitted-brochure': 'Confirm to the vendor that an ad was sent for review',
  'tell-of-published-brochure': 'Tell the vendor that an ad is published',
};

/** An unknown name becomes its own title. */
export function titleOfJob(name: string): string {
  const words = name.replaceAll('-', ' ');
  return titles[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
