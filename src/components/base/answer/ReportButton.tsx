interface Props {
  /** Link of the hand or question in which an error is reported. */
  readonly about: string;
  readonly rulebook: string;
  readonly label: string;
}

/** Reports an error in an answer; the page opens the report (`shell/report`). */
export const ReportButton = ({ about, rulebook, label }: Props) => (
  <button type="button" class="text-button report-button needs-js" data-report={about} data-rulebook={rulebook}>
    {label}
  </button>
);
