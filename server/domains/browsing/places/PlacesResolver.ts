import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { listPlaces, PlacesArgs } from './listPlaces';
import { Place } from './Place';

@Resolver()
export class PlacesResolver {
  @Query(() => [Place], {
    description:
      'Suburbs and towns that a visitor may mean, at most eight, the best first. Those without public ads only if the site has a list of them, the search is their full name or postcode, and no place with ads has it.',
  })
  places(@Args(() => PlacesArgs) { search }: PlacesArgs, @Ctx() context: RequestContext): Promise<Place[]> {
    return listPlaces(context, search);
  }
}
