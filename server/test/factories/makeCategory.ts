import type { DataSource } from 'typeorm';
import { Category } from '../../domains/categories/Category';
import { nextNumber } from './nextNumber';

export function makeCategory(database: DataSource, values: Partial<Category> = {}): Promise<Category> {
  const number = nextNumber();
  const categories = database.getRepository(Category);
  return categories.save(categories.create({ code: `CATEGORY_${number}`, name: `Category ${number}`, ...values }));
}
