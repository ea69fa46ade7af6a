/*
 * A document of JSON Resume (jsonresume.org/schema, 1.0.0), of which these are the parts that a CV is read into. Dates are YYYY-MM
 * or YYYY. What the CV does not say is null, and a list that it does not have is empty.
 */

export interface ResumeProfile {
  readonly network: string;
  readonly url: string;
}

export interface ResumeBasics {
  readonly name: string | null;
  readonly label: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly url: string | null;
  readonly summary: string | null;
  readonly location: { readonly address: string | null } | null;
  readonly profiles: readonly ResumeProfile[];
}

export interface ResumeWork {
  readonly name: string | null;
  readonly position: string | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly highlights: readonly string[];
}

export interface ResumeEducation {
  readonly institution: string | null;
  readonly area: string | null;
  /** As the CV writes it: "BSc". */
  readonly studyType: string | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
}

export interface ResumeProject {
  readonly name: string | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly highlights: readonly string[];
}

export interface ResumeSkill {
  readonly name: string;
}

export interface ResumeLanguage {
  readonly language: string;
  readonly fluency: string | null;
}

export interface JsonResume {
  readonly basics: ResumeBasics;
  readonly work: readonly ResumeWork[];
  readonly volunteer: readonly ResumeWork[];
  readonly education: readonly ResumeEducation[];
  readonly projects: readonly ResumeProject[];
  readonly skills: readonly ResumeSkill[];
  readonly languages: readonly ResumeLanguage[];
}
