/** Reads style sheets as text and works out their lengths, so that formulas written in CSS can be tested in Node. */

/** The declarations of the first rule with exactly this selector (white space aside) in a style sheet. */
export function declarationsOf(sheet: string, selector: string): Map<string, string> {
  const plain = sheet.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/\s+/g, ' ');
  const rules = [...plain.matchAll(/([^{};]+)\{([^{}]*)\}/g)];
  const rule = rules.find(([, name]) => name!.trim() === selector);
  if (!rule) throw new Error(`No rule for ${selector}`);
  return new Map(
    rule[2]!
      .split(';')
      .filter((text) => text.includes(':'))
      .map((text) => [text.slice(0, text.indexOf(':')).trim(), text.slice(text.indexOf(':') + 1).trim()]),
  );
}

/** Puts the values of custom properties in the place of `var(…)`, as deep as it goes. */
export function substitute(text: string, values: ReadonlyMap<string, string>): string {
  const found = /var\((--[\w-]+)(?:, *([^()]*))?\)/.exec(text);
  if (!found) return text;
  const [whole, name = '', fallback] = found;
  const value = values.get(name) ?? fallback;
  if (value === undefined) throw new Error(`${name} has no value`);
  return substitute(text.replace(whole, `(${value})`), values);
}

const FUNCTIONS: Readonly<Record<string, (...args: number[]) => number>> = {
  '': (n) => n!,
  calc: (n) => n!,
  min: Math.min,
  max: Math.max,
  clamp: (low, n, high) => Math.max(low!, Math.min(n!, high!)),
};

/** The value of a CSS expression without `var()`: `units` says what one px, cqi, … is; numbers stay numbers. */
export function evaluate(text: string, units: Readonly<Record<string, number>>): number {
  const tokens = text.match(/[a-z]*\(|[),*/+-]|[\d.]+[a-z]*/g) ?? [];
  let at = 0;
  const sum = (): number => {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-') value += tokens[at++] === '+' ? product() : -product();
    return value;
  };
  const product = (): number => {
    let value = atom();
    while (tokens[at] === '*' || tokens[at] === '/') value *= tokens[at++] === '*' ? atom() : 1 / atom();
    return value;
  };
  const atom = (): number => {
    const token = tokens[at++] ?? '';
    if (token === '-') return -atom();
    if (!token.endsWith('(')) {
      const [, number = '', unit = ''] = /^([\d.]+)([a-z]*)$/.exec(token) ?? [];
      const size = unit ? units[unit] : 1;
      if (!number || size === undefined) throw new Error(`"${token}" in ${text}`);
      return Number(number) * size;
    }
    const args = [sum()];
    while (tokens[at] === ',') {
      at++;
      args.push(sum());
    }
    if (tokens[at++] !== ')') throw new Error(`Unbalanced: ${text}`);
    return FUNCTIONS[token.slice(0, -1)]!(...args);
  };
  const value = sum();
  if (at !== tokens.length) throw new Error(`"${tokens.slice(at).join(' ')}" is left of ${text}`);
  return value;
}
