import 'reflect-metadata';
import { MaxLength } from 'class-validator';
import { graphql, type GraphQLSchema } from 'graphql';
import {
  Arg,
  Args,
  ArgsType,
  buildSchemaSync,
  Field,
  InputType,
  Int,
  Query,
  registerEnumType,
  Resolver,
} from 'type-graphql';
import { callFieldResolvers } from './callFieldResolvers';
import { validateArgument } from './validateArgument';

enum Size {
  small = 'SMALL',
  large = 'LARGE',
}
registerEnumType(Size, { name: 'Size' });

@InputType()
class Named {
  @Field({ nullable: true })
  name?: string;
}

@InputType()
class Wish extends Named {
  @Field(() => Size, { nullable: true })
  size?: Size | null;

  @Field(() => [Wish], { nullable: true })
  others?: Wish[];

  @Field(() => Wish, { nullable: true })
  instead?: Wish | null;

  /** not a field of the input */
  note = 'from the class';
}

@ArgsType()
class Pages {
  @Field(() => Int, { defaultValue: 24 })
  first: number;
}

@ArgsType()
class WishesArgs extends Pages {
  @Field(() => Wish, { nullable: true })
  wish?: Wish | null;

  @Field(() => [[Wish]], { nullable: true })
  rows?: Wish[][];

  @Field({ nullable: true })
  since?: Date;
}

@ArgsType()
class WithRules {
  @MaxLength(3)
  @Field()
  word: string;
}

let received: unknown[];

@Resolver()
class WishResolver {
  @Query(() => Boolean)
  wishes(@Args(() => WishesArgs) args: WishesArgs): boolean {
    received.push(args);
    return true;
  }

  @Query(() => Boolean)
  wish(
    @Arg('wish', () => Wish, { nullable: true }) wish: Wish | null,
    @Arg('sizes', () => [Size], { nullable: true }) sizes: Size[] | null,
  ): boolean {
    received.push([wish, sizes]);
    return true;
  }

  @Query(() => Boolean)
  ruled(@Args(() => WithRules) { word }: WithRules): boolean {
    received.push(word);
    return true;
  }
}

const build = () => buildSchemaSync({ resolvers: [WishResolver], validateFn: validateArgument });
const [plain, direct] = [build(), build()];
callFieldResolvers(direct);

async function receivedFrom(schema: GraphQLSchema, source: string) {
  received = [];
  const { errors = [] } = await graphql({ schema, source });
  return { received, errors: errors.map(({ message }) => message) };
}

test.each([
  '{ wishes }',
  '{ wishes(first: 3, wish: null) }',
  '{ wishes(since: "2026-11-28T10:00:00.000Z", wish: {}) }',
  '{ wishes(wish: { name: "tea", size: large, others: [{ name: "cup" }, { instead: null }] }) }',
  '{ wishes(wish: { instead: { instead: { size: null, name: null } } }, rows: [[{ name: "a" }], []]) }',
  '{ wish }',
  '{ wish(wish: { name: "__proto__", others: [] }, sizes: [small]) }',
  '{ wish(wish: null, sizes: null) }',
  '{ ruled(word: "abc") }',
  '{ ruled(word: "too long") }',
])('a method receives the same from %s, in the same classes', async (source) => {
  const expected = await receivedFrom(plain, source);
  expect(await receivedFrom(direct, source)).toStrictEqual(expected);
  expect(expected.received.length + expected.errors.length).toBe(1);
});

test('arguments with rules are left to TypeGraphQL, which waits for their check', () => {
  const [before, after] = [plain, direct].map((schema) => schema.getQueryType()?.getFields() ?? {});
  expect(String(after?.['ruled']?.resolve)).toBe(String(before?.['ruled']?.resolve));
  expect(String(after?.['wishes']?.resolve)).not.toBe(String(before?.['wishes']?.resolve));
});
