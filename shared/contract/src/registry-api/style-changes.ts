import { z } from 'zod';

const styleRuleChangeSchema = z.object({
  rule: z.string().describe('Its selector, after the rules that it is in: "@media (width<40rem) .exams_title".'),
  removed: z.array(z.string()).describe('Declarations that go.'),
  added: z.array(z.string()).describe('Declarations that come.'),
});
export type StyleRuleChange = z.infer<typeof styleRuleChangeSchema>;

export const styleChangeSchema = z.object({
  section: z.string().describe('A section such as exams, or "shell".'),
  pages: z
    .array(z.string())
    .describe('The addresses whose stylesheets have the change; empty for those of the entry, which every page has.'),
  rules: z.array(styleRuleChangeSchema),
  moreRules: z.number().int().describe('Further changed rules, which are not listed.'),
});
export type StyleChange = z.infer<typeof styleChangeSchema>;
