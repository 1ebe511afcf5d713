/** Formats code in this repository's style with TypeScript's formatter, which doesn't wrap lines. */
import ts from 'typescript';
import type { Context } from './context';
import type { TextEdit } from './upgrade/data';

const settings: ts.FormatCodeSettings = {
  ...ts.getDefaultFormatCodeSettings('\n'),
  indentSize: 2,
  tabSize: 2,
  convertTabsToSpaces: true,
  insertSpaceAfterOpeningAndBeforeClosingNonemptyBraces: true,
  insertSpaceAfterOpeningAndBeforeClosingTemplateStringBraces: false,
  semicolons: ts.SemicolonPreference.Insert,
  trimTrailingWhitespace: true,
};

/** Returns the edits that format a file. */
export function format({ service, pathOf }: Context, file: string): TextEdit[] {
  return service
    .getFormattingEditsForDocument(pathOf(file), settings)
    .map(({ span: { start, length }, newText }) => ({
      from: start,
      to: start + length,
      text: newText,
    }));
}
