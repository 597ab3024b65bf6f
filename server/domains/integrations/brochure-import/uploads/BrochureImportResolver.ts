import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { PageArgs } from '../../../../platform/graphql/PageArgs';
import { databaseIdOf } from '../../../../shared/globalId';
import { Account } from '../../../accounts/Account';
import { accountLoader } from '../../../accounts/accountLoader';
import { BrochureImport } from './BrochureImport';
import { BrochureImportReport } from './BrochureImportReport';
import { listBrochureImports } from './listBrochureImports';
import { refusedRowsLoader } from './refusedRowsLoader';
import { startBrochureImport, StartBrochureImportInput, StartBrochureImportPayload } from './startBrochureImport';
import { connectionOf } from '../../../../platform/graphql/connectionOf';
import { edgeOf } from '../../../../platform/graphql/edgeOf';

@ObjectType({ description: 'A file of ads in its list.' })
class BrochureImportEdge extends edgeOf(BrochureImport) {}

@ObjectType({ description: 'A page of the files of ads that were sent.' })
class BrochureImportConnection extends connectionOf(BrochureImportEdge) {}

@Resolver(() => BrochureImport)
export class BrochureImportResolver {
  @Query(() => BrochureImportConnection, {
    description:
      'Files of ads that were sent, newest first; they are forgotten after three months. For administrators.',
  })
  async brochureImports(
    @Args(() => PageArgs) args: PageArgs,
    @Ctx() context: RequestContext,
  ): Promise<BrochureImportConnection> {
    const page = await listBrochureImports(context, args);
    const edges = page.edges.map(({ item, cursor }) => new BrochureImportEdge(item, cursor));
    return new BrochureImportConnection({ ...page, edges });
  }

  @Mutation(() => StartBrochureImportPayload, {
    description:
      'Imports a file that was tried; files are sent to /rest/brochure/administrator/import. CONFLICT for one that was not tried to its end, GONE for one that is no longer kept. For administrators.',
  })
  async startBrochureImport(
    @Arg('input', () => StartBrochureImportInput, { description: 'Which file.' }) { id }: StartBrochureImportInput,
    @Ctx() context: RequestContext,
  ): Promise<StartBrochureImportPayload> {
    const started = await startBrochureImport(context, { id: databaseIdOf(id, 'BrochureImport', 'id') });
    return new StartBrochureImportPayload(started);
  }

  @FieldResolver(() => BrochureImportReport, {
    nullable: true,
    description: 'What its last step found or did; null before the first has ended.',
  })
  report(@Root() { report }: BrochureImport): BrochureImportReport | null {
    return report === null ? null : new BrochureImportReport(report);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The refused rows as CSV with all columns of the file, and a last column that says what is wrong, to be mended and sent again; null without such rows, and a week after the file was sent.',
  })
  refusedRowsCsv(@Root() { id }: BrochureImport, @Ctx() context: RequestContext): Promise<string | null> {
    return context.loader(refusedRowsLoader).load(id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether columns or values are read as others than the file says.' })
  isMapped(@Root() { mapping }: BrochureImport): boolean {
    return mapping !== null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Name of the profile by which it is read; null: it is read as it is, or by a mapping that was not kept.',
  })
  profileName(@Root() { mapping }: BrochureImport): string | null {
    return mapping?.profile ?? null;
  }

  @FieldResolver(() => Account, { nullable: true, description: 'Who sent it.' })
  createdBy(@Root() { createdById }: BrochureImport, @Ctx() context: RequestContext): Promise<Account | null> {
    return context.loader(accountLoader).load(createdById);
  }
}
