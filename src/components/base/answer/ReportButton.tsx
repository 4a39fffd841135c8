interface Props {
  /** What an error would be in: a hand or a question as its link. */
  readonly about: string;
  readonly rulebook: string;
  readonly label: string;
}

/** The way to report an error in an answer; the page opens the report (`shell/report`). */
export const ReportButton = ({ about, rulebook, label }: Props) => (
  <button type="button" class="report-button needs-js" data-report={about} data-rulebook={rulebook}>
    {label}
  </button>
);
