// Shortens the texts of css`…`, html`…` and svg`…` in the sources, changing nothing of what they mean.
import { transform } from 'esbuild';
import ts from 'typescript';

const TAGS = ['css', 'html', 'svg'];

function* literalsIn(node) {
  if (ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) && TAGS.includes(node.tag.text)) yield node;
  for (const child of node.getChildren()) yield* literalsIn(child);
}

/** Where the texts between a template's expressions stand: [from, to] for each. */
function spansOf({ template }) {
  const parts = ts.isNoSubstitutionTemplateLiteral(template)
    ? [template]
    : [template.head, ...template.templateSpans.map(({ literal }) => literal)];
  // Before a text stands "`" or "}", behind it "`" or "${".
  return parts.map((part, index) => [part.getStart() + 1, part.getEnd() - (index < parts.length - 1 ? 2 : 1)]);
}

/** A line break and its indentation count as one space in markup, and as nothing at a template's ends. */
function shorterMarkup(text, isFirst, isLast) {
  return text.replace(/\s*\n\s*/g, (space, at) => {
    const atEnd = (isFirst && at === 0) || (isLast && at + space.length === text.length);
    return atEnd ? '' : ' ';
  });
}

const escaped = (text) => text.replace(/[\\`]|\$\{/g, '\\$&');

// The minifier leaves alone what stands in custom properties.
const BLANKS = /(?<=--[\w-]+:|,) /g;

/** The tag only shows what the text is: without it the minifier can join one sheet to the next. */
async function shorterSheet(literal) {
  const { template } = literal;
  if (!ts.isNoSubstitutionTemplateLiteral(template))
    throw new Error('css with an expression in it: join style sheets with "+"');
  const { code } = await transform(template.rawText, { loader: 'css', minify: true, charset: 'utf8' });
  return [
    { from: literal.getStart(), to: literal.getEnd(), text: '`' + escaped(code.trim().replace(BLANKS, '')) + '`' },
  ];
}

function editsOf(literal, code) {
  if (literal.tag.text === 'css') return shorterSheet(literal);
  const spans = spansOf(literal);
  return spans.map(([from, to], index) => {
    return { from, to, text: shorterMarkup(code.slice(from, to), index === 0, index === spans.length - 1) };
  });
}

/** Rollup plugin for TypeScript sources. */
export const literals = () => ({
  name: 'literals',
  async transform(code, id) {
    if (!id.endsWith('.ts') || !TAGS.some((tag) => code.includes(`${tag}\``))) return null;
    const file = ts.createSourceFile(id, code, ts.ScriptTarget.ESNext, true);
    const edits = (await Promise.all([...literalsIn(file)].map((literal) => editsOf(literal, code)))).flat();
    const fromTheEnd = edits.sort((a, b) => b.from - a.from);
    const done = fromTheEnd.reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), code);
    return { code: done, map: null };
  },
});
