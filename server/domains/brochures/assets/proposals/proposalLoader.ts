import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { LoaderFactory } from '../../../../platform/context/RequestContext';
import { openRevisionLoader } from '../../revisions/openRevisionLoader';
import { noProposal, type AssetProposal } from './AssetProposal';
import { ProposedAsset } from './ProposedAsset';
import { arrangementOf } from './readProposal';

/** Loads what the open revision of an ad makes of its files, by the ad's number. */
export const proposalLoader: LoaderFactory<number, AssetProposal> = (context) =>
  new DataLoader<number, AssetProposal>(async (brochureIds) => {
    const revisions = context.loader(openRevisionLoader);
    const open = await Promise.all(brochureIds.map((id) => revisions.load(id)));
    const ids = open.flatMap((revision) => revision?.id ?? []);
    const files =
      ids.length === 0
        ? []
        : await context.database
            .getRepository(ProposedAsset)
            .find({ where: { revisionId: In(ids) }, order: { id: 'ASC' } });
    return open.map((revision) =>
      revision === null
        ? noProposal
        : {
            arrangement: arrangementOf(revision.assetChanges),
            files: files.filter(({ revisionId }) => revisionId === revision.id),
          },
    );
  });
