import { adminBarButtons, adminBarMenus } from './adminBar';
import { visibleEntries } from './visibleEntries';

const menuEntries = adminBarMenus.flatMap((menu) => menu.entries);
const screens = ['/admin', '/admin/brochures', '/admin/brochures/archived', '/admin/brochure/coupon-ad/manage/:id'];
const labels = (...input: Parameters<typeof visibleEntries>) => visibleEntries(...input).map((entry) => entry.label);

describe('the administrators’ bar', () => {
  it('offers the screens that exist', () => {
    expect(labels(menuEntries, 'ADMINISTRATOR', screens)).toEqual(['ALL ADS', 'ARCHIVED ADS']);
    expect(labels(adminBarButtons, 'ADMINISTRATOR', screens)).toEqual(['COUPON AD']);
  });

  it('offers vendors none of it', () => {
    expect(labels([...menuEntries, ...adminBarButtons], 'VENDOR', screens)).toEqual([]);
  });

  it('hides ADD NEW BROCHURE from everyone, even if its screen exists', () => {
    expect(labels(adminBarButtons, 'ADMINISTRATOR', ['/admin/manage-brochures'])).toEqual([]);
  });
});
