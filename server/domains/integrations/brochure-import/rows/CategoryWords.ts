import type { EntityManager } from 'typeorm';

/**
 * Business registers' words for our sub-categories, in lower case, by main category. Words that fit no single
 * sub-category ("Accommodation", "Retail") are left out: such an ad stays in its main category.
 */
const subCategorySynonyms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  FOOD_DRINK: {
    bakery: 'FOOD_DRINK_BAKERIES',
    'cafe/restaurant': 'FOOD_DRINK_CAFES',
    club: 'FOOD_DRINK_CLUBS',
    delicatessen: 'FOOD_DRINK_DELICATESSENS',
    'function/catering': 'FOOD_DRINK_CATERING',
    'pub/bar': 'FOOD_DRINK_PUBS_BARS',
  },
  INFO: {
    'museum, arts & culture': 'INFO_MUSEUMS_GALLERIES',
    'ticket office': 'INFO_TICKETS',
  },
  SHOP: {
    'convenience store': 'SHOP_CONVENIENCE',
    'food shop': 'SHOP_FOOD',
    newsagency: 'SHOP_BOOKS',
    pharmacy: 'SHOP_PHARMACIES',
    toys: 'SHOP_GIFTS',
  },
  TOURS: { 'travel agency & tours': 'TOURS_AGENCIES' },
};

interface CategoryRow {
  id: number;
  code: string;
  name: string;
  parentCode: string | null;
}

/** Finds a category by code or name, ignoring case. */
export class CategoryWords {
  private readonly main = new Map<string, CategoryRow>();
  private readonly sub = new Map<string, CategoryRow>();

  private constructor(categories: CategoryRow[]) {
    for (const category of categories) {
      const words = [category.code, category.name].map(fold);
      for (const word of words) {
        if (category.parentCode === null) this.main.set(word, category);
        else this.sub.set(`${category.parentCode} ${word}`, category);
      }
    }
    for (const [mainCode, synonyms] of Object.entries(subCategorySynonyms)) {
      for (const [word, code] of Object.entries(synonyms)) {
        const meant = this.sub.get(`${mainCode} ${fold(code)}`);
        const key = `${mainCode} ${word}`;
        if (meant && !this.sub.has(key)) this.sub.set(key, meant);
      }
    }
  }

  static async load(manager: EntityManager): Promise<CategoryWords> {
    return new CategoryWords(
      await manager.query<CategoryRow[]>(
        `SELECT child.id, child.code, child.name, parent.code AS "parentCode"
         FROM categories child LEFT JOIN categories parent ON parent.id = child.parent_id
         WHERE child.is_active`,
      ),
    );
  }

  get mainCodes(): string[] {
    return [...new Set([...this.main.values()].map(({ code }) => code))];
  }

  find(category: string): { id: number; code: string } | undefined {
    return this.main.get(fold(category));
  }

  findSub(mainCode: string, subCategory: string): { id: number; code: string } | undefined {
    return this.sub.get(`${mainCode} ${fold(subCategory)}`);
  }
}

function fold(word: string): string {
  return word.trim().toLowerCase();
}
