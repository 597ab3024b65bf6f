import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { SitePalette } from '../../../shared/colours/siteColours';
import type { RequestContext } from '../../platform/context/RequestContext';
import { readSiteSettings } from './readSiteSettings';
import { sendTestMail, SendTestMailPayload } from './sendTestMail';
import { SiteSettings } from './SiteSettings';
import { updateSiteSettings, UpdateSiteSettingsInput, UpdateSiteSettingsPayload } from './updateSiteSettings';

@Resolver()
export class SiteSettingsResolver {
  @Query(() => SiteSettings, {
    description: 'What is set about the site, and what only the environment sets. For administrators.',
  })
  siteSettings(@Ctx() context: RequestContext): Promise<SiteSettings> {
    return readSiteSettings(context);
  }

  @Mutation(() => UpdateSiteSettingsPayload, {
    description:
      'Changes name, texts, colours, contact and social links of the site. All processes follow within a second. CONFLICT if somebody was faster. For administrators.',
  })
  async updateSiteSettings(
    @Arg('input', () => UpdateSiteSettingsInput, { description: 'All settings.' }) input: UpdateSiteSettingsInput,
    @Ctx() context: RequestContext,
  ): Promise<UpdateSiteSettingsPayload> {
    const { light, dark, ...others } = input;
    const palettes = { light: (light ?? null) as SitePalette | null, dark: (dark ?? null) as SitePalette | null };
    return new UpdateSiteSettingsPayload(await updateSiteSettings(context, { ...others, ...palettes }));
  }

  @Mutation(() => SendTestMailPayload, {
    description: 'Sends a mail to the login that asks, and says what the mail server answered. For administrators.',
  })
  sendTestMail(@Ctx() context: RequestContext): Promise<SendTestMailPayload> {
    return sendTestMail(context);
  }
}
