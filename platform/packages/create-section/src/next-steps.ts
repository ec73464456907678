interface Created {
  name: string;
  /** As a person types it. */
  folder: string;
  site: string;
  servesPackages: boolean;
}

export const nextSteps = ({ name, folder, site, servesPackages }: Created): string =>
  [
    `The section "${name}" is in ${folder}. Next:`,
    '',
    ...(folder === '.' ? [] : [`  cd ${folder}`]),
    '  npm install',
    '  npm test           the tests of the first page',
    `  npm run dev        the section inside ${site}, at http://localhost:3001`,
    `  npm run publish    live at ${site}/${name}, with a token of the operator: README.md says how`,
    ...(servesPackages
      ? []
      : [
          '',
          `${site} does not serve packages yet, so npm install will not find them. Ask its operator to run: viit publish toolkit`,
        ]),
  ].join('\n');
