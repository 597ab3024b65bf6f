import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { allowAtdwRun, AllowAtdwRunInput, AllowAtdwRunPayload } from './managing/allowAtdwRun';
import { AtdwConnector, readAtdwConnector } from './managing/readAtdwConnector';
import { refreshAtdwCategories, RefreshAtdwCategoriesPayload } from './managing/refreshAtdwCategories';
import { startAtdwRun, StartAtdwRunInput, StartAtdwRunPayload } from './managing/startAtdwRun';
import { updateAtdwSettings, UpdateAtdwSettingsInput, UpdateAtdwSettingsPayload } from './managing/updateAtdwSettings';

@Resolver()
export class AtdwResolver {
  @Query(() => AtdwConnector, {
    description: 'Settings, counts and history of the tourism connector. For administrators.',
  })
  atdwConnector(@Ctx() context: RequestContext): Promise<AtdwConnector> {
    return readAtdwConnector(context);
  }

  @Mutation(() => UpdateAtdwSettingsPayload, {
    description:
      'Changes address, states, regions, timetable and map of categories; the next run then reads everything. CONFLICT if somebody was faster. For administrators.',
  })
  async updateAtdwSettings(
    @Arg('input', () => UpdateAtdwSettingsInput, { description: 'All settings.' }) input: UpdateAtdwSettingsInput,
    @Ctx() context: RequestContext,
  ): Promise<UpdateAtdwSettingsPayload> {
    return new UpdateAtdwSettingsPayload(await updateAtdwSettings(context, input));
  }

  @Mutation(() => RefreshAtdwCategoriesPayload, {
    description:
      'Reads the categories of the warehouse. UNAVAILABLE with the reason if it cannot be read. For administrators.',
  })
  refreshAtdwCategories(@Ctx() context: RequestContext): Promise<RefreshAtdwCategoriesPayload> {
    return refreshAtdwCategories(context);
  }

  @Mutation(() => StartAtdwRunPayload, {
    description:
      'Reads the warehouse in the background, or only counts. CONFLICT while a run is open. For administrators.',
  })
  async startAtdwRun(
    @Arg('input', () => StartAtdwRunInput, { description: 'What to read.' }) input: StartAtdwRunInput,
    @Ctx() context: RequestContext,
  ): Promise<StartAtdwRunPayload> {
    return new StartAtdwRunPayload(await startAtdwRun(context, input));
  }

  @Mutation(() => AllowAtdwRunPayload, {
    description:
      'Lets the last run go on that stopped because it would archive more than a fifth of the listings. For administrators.',
  })
  async allowAtdwRun(
    @Arg('input', () => AllowAtdwRunInput, { description: 'The run and its count.' }) input: AllowAtdwRunInput,
    @Ctx() context: RequestContext,
  ): Promise<AllowAtdwRunPayload> {
    return new AllowAtdwRunPayload(await allowAtdwRun(context, input));
  }
}
