import { Field, Int, ObjectType } from 'type-graphql';
import { GraphQLDateTime } from '../../shared/scalars/GraphQLDateTime';
import { Account } from '../accounts/Account';
import { SiteDrawingType } from './drawings/SiteDrawingType';
import { SitePaletteType } from './SitePaletteTypes';

@ObjectType({ description: 'A setting of the environment, which only a restart changes.' })
export class EnvironmentSetting {
  @Field({ description: 'Name of the variable.' })
  readonly name: string;

  @Field({ description: 'What it sets.' })
  readonly label: string;

  @Field({ description: 'Its value for people; secrets are left out.' })
  readonly value: string;

  constructor(name: string, label: string, value: string) {
    this.name = name;
    this.label = label;
    this.value = value;
  }
}

@ObjectType({
  description: 'What administrators set about the site. What is null is as built, or as the environment has it.',
})
export class SiteSettings {
  @Field(() => Int, { description: 'Goes up with each change; 0: never changed.' })
  version: number;

  @Field(() => String, { nullable: true, description: 'Name of the site.' })
  name: string | null;

  @Field(() => String, { nullable: true, description: 'Name below an icon.' })
  shortName: string | null;

  @Field(() => String, { nullable: true, description: 'What follows the name in the title of the front page.' })
  tagline: string | null;

  @Field(() => String, { nullable: true, description: 'One sentence for app stores and installers.' })
  description: string | null;

  @Field(() => String, { nullable: true, description: 'Address that people write to.' })
  contactEmail: string | null;

  @Field(() => [String], { description: 'Pages on social networks.' })
  socialLinks: readonly string[];

  @Field(() => SitePaletteType, { nullable: true, description: 'Colours by day.' })
  light: SitePaletteType | null;

  @Field(() => SitePaletteType, { nullable: true, description: 'Colours in dark mode.' })
  dark: SitePaletteType | null;

  @Field(() => SiteDrawingType, { nullable: true, description: 'Logo of pages, mails and documents.' })
  logo: SiteDrawingType | null;

  @Field(() => SiteDrawingType, { nullable: true, description: 'Logo in dark mode; null: the same.' })
  logoDark: SiteDrawingType | null;

  @Field(() => SiteDrawingType, { nullable: true, description: 'Icon of tabs and apps; null: made from the logo.' })
  icon: SiteDrawingType | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When they were last changed; null: never.' })
  updatedAt: Date | null;

  @Field(() => Account, { nullable: true, description: 'Who last changed them.' })
  updatedBy: Account | null;

  @Field(() => [EnvironmentSetting], { description: 'What only the environment of the server sets.' })
  environment: readonly EnvironmentSetting[];
}
