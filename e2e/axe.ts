import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

/**
 * What axe finds wrong with a page; `tags`: by the rules with one of these alone, else by all. Our pages have no frames: with
 * them axe would put all it saw together on a second page, and what nobody asks for, what is right, costs most of the work.
 */
export async function violations(page: Page, tags?: readonly string[]): Promise<Violation[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  return (await (tags ? axe.withTags([...tags]) : axe).analyze()).violations;
}
