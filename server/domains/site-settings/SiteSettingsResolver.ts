import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { SitePalette } from '../../../shared/colours/siteColours';
import type { RequestContext } from '../../platform/context/RequestContext';
import { uploadSiteDrawing, UploadSiteDrawingInput, UploadSiteDrawingPayload } from './drawings/uploadSiteDrawing';
import { listSiteSettingsVersions } from './history/listSiteSettingsVersions';
import { restoreSiteSettings, RestoreSiteSettingsInput } from './history/restoreSiteSettings';
import { SiteSettingsVersion } from './history/SiteSettingsVersion';
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

  @Mutation(() => UploadSiteDrawingPayload, {
    description:
      'Keeps a logo or an icon. An SVG is cleaned, a PNG encoded anew. `updateSiteSettings` puts it on the site. For administrators.',
  })
  uploadSiteDrawing(
    @Arg('input', () => UploadSiteDrawingInput, { description: 'The file.' }) input: UploadSiteDrawingInput,
    @Ctx() context: RequestContext,
  ): Promise<UploadSiteDrawingPayload> {
    return uploadSiteDrawing(context, input);
  }

  @Query(() => [SiteSettingsVersion], {
    description: 'The latest 50 versions of the settings, newest first. For administrators.',
  })
  siteSettingsVersions(@Ctx() context: RequestContext): Promise<SiteSettingsVersion[]> {
    return listSiteSettingsVersions(context);
  }

  @Mutation(() => UpdateSiteSettingsPayload, {
    description:
      'Brings back a version of the settings, as a new one. CONFLICT if somebody was faster. For administrators.',
  })
  async restoreSiteSettings(
    @Arg('input', () => RestoreSiteSettingsInput, { description: 'Which version.' }) input: RestoreSiteSettingsInput,
    @Ctx() context: RequestContext,
  ): Promise<UpdateSiteSettingsPayload> {
    return new UpdateSiteSettingsPayload(await restoreSiteSettings(context, input));
  }

  @Mutation(() => SendTestMailPayload, {
    description: 'Sends a mail to the login that asks, and says what the mail server answered. For administrators.',
  })
  sendTestMail(@Ctx() context: RequestContext): Promise<SendTestMailPayload> {
    return sendTestMail(context);
  }
}
