import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { listPlaces, PlacesArgs } from './listPlaces';
import { Place } from './Place';

@Resolver()
export class PlacesResolver {
  @Query(() => [Place], {
    description: 'Suburbs and towns with public ads that a visitor may mean, at most eight, the best first.',
  })
  places(@Args(() => PlacesArgs) { search }: PlacesArgs, @Ctx() context: RequestContext): Promise<Place[]> {
    return listPlaces(context, search);
  }
}
