/** The types of what is fetched beside the words of a language. */
export type { Help, KeyHelp, KeyNames, ReplayWords, Section, StatisticsWords } from './rules/help.js';
