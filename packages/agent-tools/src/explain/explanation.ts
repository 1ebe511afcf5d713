export interface Explanation {
  /** `…` marks the parts that vary. */
  readonly message: string;
  readonly cause: string;
  readonly fix: string;
  /** Page and section, relative to the version's route. Some versions don't have the page. */
  readonly page?: string;
}

/** Explains a group of messages that don't require a change in the program. */
export interface Reason {
  readonly pattern: RegExp;
  readonly says: string;
}
