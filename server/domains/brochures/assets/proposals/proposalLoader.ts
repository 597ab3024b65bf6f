import DataLoader from 'dataloader';
import type { LoaderFactory } from '../../../../platform/context/RequestContext';
import { openRevisionLoader } from '../../revisions/openRevisionLoader';
import { noProposal, type AssetProposal } from './AssetProposal';
import { readProposals } from './readProposal';

/** Loads what the open revision of an ad makes of its files, by the ad's number. */
export const proposalLoader: LoaderFactory<number, AssetProposal> = (context) =>
  new DataLoader<number, AssetProposal>(async (brochureIds) => {
    const revisions = context.loader(openRevisionLoader);
    const open = await Promise.all(brochureIds.map((id) => revisions.load(id)));
    const proposals = await readProposals(
      context.database.manager,
      open.flatMap((revision) => revision ?? []),
    );
    return open.map((revision) => (revision && proposals.get(revision.id)) ?? noProposal);
  });
