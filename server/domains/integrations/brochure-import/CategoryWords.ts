import type { EntityManager } from 'typeorm';
import { subCategorySynonyms } from './subCategorySynonyms';

interface CategoryRow {
  id: number;
  code: string;
  name: string;
  parentCode: string | null;
}

/** Finds the category that a file means, by code or name, whatever the capitals. */
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
