/** In seconds, from the command to live. */
export type Steps = ReturnType<typeof stepsOf>;

/** `other` is the start of the command and its requests. @param ms as the command prints them. */
export function stepsOf(total: number, ms: Readonly<Record<string, number>>) {
  const of = (...names: string[]) => names.reduce((sum, name) => sum + (ms[name] ?? 0) / 1000, 0);
  const steps = {
    build: of('build'),
    pack: of('pack'),
    upload: Math.max(0, of('sendAndCheck') - of('check', 'storeBuild')),
    check: of('check', 'plan'),
    'store build': of('storeBuild'),
    render: of('render'),
    'store pages': of('storePages'),
    switch: of('switch'),
    notify: of('notify'),
  };
  return { total, ...steps, other: Math.max(0, total - Object.values(steps).reduce((sum, step) => sum + step, 0)) };
}
