import { setTimeout as pause } from 'node:timers/promises';
import { toGlobalId } from '../../../server/shared/globalId';
import { SiteClient } from '../imports/SiteClient';
import type { LoadDriver } from './LoadDriver';
import type { LoadLogin, LoadWorld } from './LoadWorld';

const ask = `query Version($id: ID!) { node(id: $id) { ... on Brochure { version } } }`;
const update = `mutation Update($input: UpdateBrochureInput!) {
  updateBrochure(input: $input) { brochure { version pendingRevision { submittedAt } } } }`;
const review = 'mutation Review($input: ReviewBrochureInput!) { reviewBrochure(input: $input) { brochure { id } } }';

/** A vendor changes an ad now and then, and an administrator approves it at once: both sign in each time. */
export async function editAds(
  url: string,
  world: LoadWorld,
  driver: LoadDriver,
  { everyMs, stop }: { everyMs: number; stop: AbortSignal },
): Promise<void> {
  for (let number = 0; ; number += 1) {
    await pause(everyMs, undefined, { signal: stop }).catch(() => undefined);
    if (stop.aborted) return;
    const begun = performance.now();
    const outcome = await editAd(url, world, number).then(
      () => 'served' as const,
      (error: unknown) => {
        driver.tellFailure(`edit of an ad: ${String(error)}`);
        return 'failed' as const;
      },
    );
    driver.record('edit, approved', performance.now() - begun, outcome);
  }
}

async function editAd(url: string, world: LoadWorld, number: number): Promise<void> {
  const signIn = ({ username, password }: LoadLogin) => SiteClient.signIn(url, username, password);
  const id = toGlobalId('Brochure', world.vendorAds[number % world.vendorAds.length] ?? 0);
  const vendor = await signIn(world.vendor);
  const { node } = await vendor.ask<{ node: { version: number } }>(ask, { id });
  const { updateBrochure } = await vendor.ask<{
    updateBrochure: { brochure: { version: number; pendingRevision: { submittedAt: string } | null } };
  }>(update, { input: { id, version: node.version, title: `Bench ad ${String(number)}` } });
  const { version, pendingRevision } = updateBrochure.brochure;
  const administrator = await signIn(world.administrator);
  await administrator.ask(review, {
    input: { id, version, decision: 'APPROVE', submittedAt: pendingRevision?.submittedAt },
  });
}
